/* views: 20 24 */
vec2 map(vec3 p) {
  vec2 r = none();
  r = add(r, box(p - vec3(0, .1, 0), vec3(1.15, .1, .42), .06), INK);
  r = add(r, box(p - vec3(0, .2, 0), vec3(1.06, .03, .33), .02), SAND);
  vec3 q = rz(ry(p - vec3(0, .34, 0), .12), 1.5708);
  r = add(r, tin(q - vec3(0, -.28, 0), .115, .62, .03), SKY);
  r = add(r, tin(q - vec3(0, .5, 0), .118, .2, .02), STEEL);
  r = add(r, tin(q - vec3(0, .31, 0), .124, .025, .01), GOLD);
  r = add(r, cup(q - vec3(0, .86, 0), .11, .025, .17, .01), STEEL);
  r = add(r, tin(q - vec3(0, -.96, 0), .07, .08, .02), STEEL);
  r = add(r, box(q - vec3(.0, -.55, .15), vec3(.03, .34, .018), .015), GOLD);
  return r;
}
