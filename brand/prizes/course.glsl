/* views: 28 18 */
vec2 book(vec2 r, vec3 q, vec3 s, float stuff) {
  r = add(r, max(box(q, s, .03), -box(q - vec3(.12, 0, 0), s - vec3(0, .04, -.1), .01)), stuff);
  return add(r, box(q - vec3(.02, 0, 0), s - vec3(.05, .035, .03), .01), PAPER);
}
vec2 map(vec3 p) {
  vec2 r = none();
  r = book(r, ry(p - vec3(0, .17, 0), .1), vec3(.95, .17, .68), TEAL);
  r = book(r, ry(p - vec3(.02, .48, 0), -.16), vec3(.86, .14, .62), CARAMEL);
  r = book(r, ry(p - vec3(-.02, .75, 0), .2), vec3(.8, .13, .58), CORAL);
  vec3 h = ry(p - vec3(0, 1.05, 0), .5);
  r = add(r, cup(h, .42, .46, .18, .02), INK);
  vec3 b = rx(h - vec3(0, .24, 0), .08);
  r = add(r, box(b, vec3(.72, .035, .72), .015), INK);
  r = add(r, tin(b - vec3(0, .05, 0), .06, .025, .02), GOLD);
  r = add(r, wire(b, vec3(0, .06, 0), vec3(.5, .12, .3), vec3(.74, -.02, .45), .022), GOLD);
  r = add(r, club(b, vec3(.74, -.02, .45), vec3(.75, -.45, .46), .03, .075), GOLD);
  return r;
}
