/* views: 30 20 */
vec2 map(vec3 p) {
  vec2 r = none();
  r = add(r, box(p - vec3(0, .5, 0), vec3(.72, .5, .62), .04), TEAL);
  r = add(r, box(p - vec3(0, 1.06, 0), vec3(.8, .15, .7), .04), TEAL);
  r = add(r, box(p - vec3(0, .6, 0), vec3(.14, .625, .715), .02), SUN);
  r = add(r, box(p - vec3(0, .6, 0), vec3(.815, .625, .14), .02), SUN);
  vec3 m = mx(p - vec3(0, 1.3, 0));
  vec3 b = rz(m - vec3(.3, .17, 0), .5);
  r = add(r, max(egg(b, vec3(.34, .19, .17)), -egg(b - vec3(.02, 0, 0), vec3(.24, .1, .3))), SUN);
  r = add(r, egg(m - vec3(0, .08, 0), vec3(.12, .12, .14)), SUN);
  vec3 c = rz(rx(p - vec3(.62, .42, .82), .2), -.14);
  r = add(r, thick(box2(c.xy, vec2(.5, .32), .06), c.z, .025, .012), IVORY);
  r = add(r, thick(box2(c.xy - vec2(0, .14), vec2(.5, .06), .0), c.z - .02, .012, .002), SUN);
  r = add(r, tin(rx(c - vec3(-.28, -.12, .026), 1.57), .085, .012, .006), GOLD);
  return r;
}
