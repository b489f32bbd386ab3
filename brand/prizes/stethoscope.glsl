/* views: 14 32, -40 28, 20 58 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, .07, 0); vec3 m = mx(q);
  r = add(r, wire(m, vec3(0, 0, .05), vec3(.62, .0, -.1), vec3(.52, .02, -.7), .07), TEAL);
  r = add(r, wire(m, vec3(.52, .02, -.7), vec3(.46, .1, -1.1), vec3(.2, .24, -1.2), .04), STEEL);
  r = add(r, egg(m - vec3(.14, .26, -1.22), vec3(.1, .08, .08)), INK);
  r = add(r, wire(q, vec3(0, 0, .05), vec3(0, 0, .95), vec3(.5, 0, 1.), .075), TEAL);
  r = add(r, wire(q, vec3(.5, 0, 1.), vec3(1.15, 0, 1.05), vec3(1.02, .02, .4), .075), TEAL);
  r = add(r, ball(q - vec3(0, .01, .05), .12), STEEL);
  r = add(r, rod(q, vec3(1.02, .04, .4), vec3(.98, .1, .2), .06), STEEL);
  vec3 c = q - vec3(.94, .12, -.12);
  r = add(r, tin(c, .32, .08, .04), STEEL);
  r = add(r, tin(c - vec3(0, .08, 0), .26, .025, .012), TEAL);
  r = add(r, hoop(c - vec3(0, .08, 0), .28, .03), STEEL);
  r = add(r, tin(c - vec3(0, .1, 0), .1, .02, .01), GOLD);
  return r;
}
