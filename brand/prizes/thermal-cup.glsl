/* views: 30 14 */
vec2 map(vec3 p) {
  vec2 r = none();
  r = add(r, cup(p - vec3(0, .98, 0), .44, .6, .84, .08), CORAL);
  r = add(r, cup(p - vec3(0, .13, 0), .435, .46, .12, .05), STEEL);
  r = add(r, tin(p - vec3(0, 1.84, 0), .62, .06, .03), STEEL);
  r = add(r, tin(p - vec3(0, 1.95, 0), .57, .08, .06), INK);
  r = add(r, box(p - vec3(0, 2.05, .14), vec3(.14, .04, .26), .03), RUBBER);
  r = add(r, box(p - vec3(0, 2.09, .3), vec3(.1, .03, .07), .03), STEEL);
  vec3 h = p - vec3(.56, 1.12, 0);
  r = add(r, max(thick(abs(box2(h.xy, vec2(.34, .5), .26)) - .06, h.z, .1, .05), -h.x - .02), INK);
  r = add(r, tin(rx(p - vec3(-.06, 1.08, .535), 1.46), .15, .025, .015), STEEL);
  return r;
}
