/* views: 28 12 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  if (id != GLASS) return color;
  vec2 q = p.xy - vec2(-.1, 1.56);
  float drop = length(q + vec2(0, .05)) - .13;
  drop = min(drop, max(abs(q.x) * 1.6 + q.y * .62 - .14, -q.y - .06));
  return drop < 0. ? vec3(.98, .78, .28) : color;
}
vec2 map(vec3 p) {
  vec2 r = none();
  r = add(r, box(p - vec3(-.1, .08, 0), vec3(.72, .08, .5), .04), INK);
  r = add(r, box(p - vec3(-.1, 1.1, 0), vec3(.58, 1.02, .4), .1), SUN);
  r = add(r, box(p - vec3(-.1, 1.56, .4), vec3(.42, .33, .03), .05), GLASS);
  r = add(r, box(p - vec3(-.1, .82, .4), vec3(.42, .07, .025), .02), CORAL);
  r = add(r, box(p - vec3(-.1, .5, .4), vec3(.42, .18, .02), .03), IVORY);
  r = add(r, box(p - vec3(-.1, 2.14, 0), vec3(.62, .07, .44), .05), CORAL);
  r = add(r, wire(p, vec3(.46, .5, 0), vec3(.86, -.05, .1), vec3(.9, .9, .1), .05), RUBBER);
  r = add(r, rod(p, vec3(.9, .9, .1), vec3(.84, 1.42, .1), .09), INK);
  r = add(r, rod(p, vec3(.84, 1.42, .1), vec3(.62, 1.62, .1), .055), STEEL);
  r = add(r, box(p - vec3(.55, 1.35, .06), vec3(.1, .2, .12), .04), INK);
  return r;
}
