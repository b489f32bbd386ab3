/* views: 30 10, -34 12, 62 16 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 w = vec3(abs(p.x + .02) - .86, p.y - .34, p.z);
  vec3 flat_ = rx(w, 1.57);
  r = add(r, hoop(flat_, .23, .11), RUBBER);
  r = add(r, tin(flat_, .16, .08, .03), STEEL);
  r = add(r, tin(flat_, .06, .1, .02), INK);
  float rear = egg(rz(p - vec3(-.66, .74, 0), -.1), vec3(.54, .36, .3));
  rear = smin(rear, box(p - vec3(-.05, .36, 0), vec3(.5, .07, .25), .06), .2);
  rear = smin(rear, box(rz(p - vec3(.5, .82, 0), -.32), vec3(.07, .52, .27), .07), .16);
  rear = smax(rear, -hoop(rx(p - vec3(-.88, .34, 0), 1.57), .2, .2), .05);
  r = add(r, rear, SUN);
  r = add(r, egg(p - vec3(.88, .62, 0), vec3(.33, .13, .17)), SUN);
  r = add(r, box(p - vec3(-.02, .44, 0), vec3(.36, .02, .22), .015), RUBBER);
  r = add(r, smin(box(p - vec3(-.64, 1.1, 0), vec3(.46, .1, .22), .09), egg(p - vec3(-.95, 1.17, 0), vec3(.16, .12, .2)), .08), LEATHER);
  r = add(r, rod(p, vec3(.38, 1.2, 0), vec3(.88, .36, 0), .06), STEEL);
  r = add(r, egg(p - vec3(.38, 1.44, 0), vec3(.2, .19, .2)), SUN);
  r = add(r, rod(p, vec3(.4, 1.2, 0), vec3(.38, 1.4, 0), .08), SUN);
  r = add(r, egg(p - vec3(.52, 1.46, 0), vec3(.1, .13, .13)), GLOW);
  vec3 z = vec3(p.xy, abs(p.z));
  r = add(r, wire(z, vec3(.34, 1.46, .1), vec3(.4, 1.56, .4), vec3(.22, 1.54, .5), .03), STEEL);
  r = add(r, rod(z, vec3(.25, 1.54, .48), vec3(.16, 1.54, .54), .05), INK);
  r = add(r, rod(z, vec3(.36, 1.52, .3), vec3(.34, 1.76, .42), .014), STEEL);
  r = add(r, egg(z - vec3(.34, 1.82, .43), vec3(.03, .08, .1)), GLASS);
  r = add(r, egg(p - vec3(-1.18, .82, 0), vec3(.06, .07, .12)), CORAL);
  r = add(r, rod(p, vec3(-.1, .3, .2), vec3(-.22, .04, .3), .025), STEEL);
  r = add(r, box(p - vec3(.66, .98, 0), vec3(.02, .1, .1), .02), IVORY);
  return r;
}
