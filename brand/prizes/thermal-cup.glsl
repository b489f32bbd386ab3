/* views: 24 12 */
vec2 map(vec3 p) {
  vec2 r = none();
  r = add(r, cup(p - vec3(0, .95, 0), .42, .6, .88, .06), CORAL);
  r = add(r, cup(p - vec3(0, .14, 0), .425, .45, .13, .04), STEEL);
  r = add(r, tin(p - vec3(0, 1.84, 0), .63, .035, .03), STEEL);
  r = add(r, tin(p - vec3(0, 1.93, 0), .58, .08, .05), INK);
  r = add(r, rod(p, vec3(.18, 1.9, .05), vec3(.3, 2.55, .05), .065), STEEL);
  r = add(r, tin(rx(p - vec3(0, 1.05, .52), 1.5), .17, .03, .015), IVORY);
  r = add(r, tin(rx(p - vec3(0, 1.05, .54), 1.5), .1, .03, .015), CARAMEL);
  return r;
}
