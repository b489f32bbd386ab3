/* views: 32 16, -38 16, 150 18 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 m = mx(p);
  vec3 b = rx(p - vec3(0, 1.25, -.5), -.16);
  float back = box(b, vec3(.62, .85, .17), .16);
  back += .012 * (cos(b.x * 15.) * .5 + .5) * step(0., b.z);
  r = add(r, back * .9, CARAMEL);
  r = add(r, box(p - vec3(0, .5, .06), vec3(.64, .16, .66), .1), CARAMEL);
  r = add(r, box(p - vec3(0, .74, .1), vec3(.52, .15, .6), .13), CARAMEL);
  r = add(r, box(m - vec3(.72, .82, .04), vec3(.16, .32, .66), .15), CARAMEL);
  vec3 c = rz(rx(p - vec3(.16, 1.12, -.12), -.3), .2);
  r = add(r, box(c, vec3(.34, .34, .12), .12) - .03, TEAL);
  r = add(r, club(vec3(m.xy, abs(p.z - .04)), vec3(.6, .4, .5), vec3(.7, .03, .6), .07, .04), LEATHER);
  return r;
}
