/* views: 28 18, -34 16, 160 20 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  if (id != GLASS) return color;
  vec2 q = vec2(p.x, p.y - .2);
  vec3 sky = mix(vec3(.98, .68, .38), vec3(.2, .42, .62), smoothstep(.1, 1.3, q.y));
  if (length(q - vec2(.3, .62)) < .17) sky = vec3(1., .9, .62);
  if (q.y < .42 + .16 * sin(q.x * 3.1 + .6)) sky = vec3(.12, .36, .4);
  if (q.y < .26 + .12 * sin(q.x * 4.3 + 2.4)) sky = vec3(.07, .22, .28);
  return sky;
}
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 b = p - vec3(0, .09, .25);
  r = add(r, thick(box2(b.xz, vec2(1.12, .72), .1), b.y, .055, .03), STEEL);
  vec3 k = b - vec3(0, .055, -.16);
  r = add(r, thick(box2(k.xz, vec2(.96, .34), .04), k.y, .006, .002), RUBBER);
  vec2 cell = vec2(.13, .13);
  vec2 near = clamp(round(k.xz / cell), vec2(-7., -2.), vec2(7., 2.)) * cell;
  r = add(r, box(vec3(k.x - near.x, k.y - .008, k.z - near.y), vec3(.054, .012, .054), .012), INK);
  r = add(r, thick(box2(b.xz - vec2(0, .45), vec2(.32, .19), .03), b.y - .056, .003, .001), IVORY);
  vec3 s = rx(p - vec3(0, .12, -.5), -.26) - vec3(0, .76, 0);
  r = add(r, thick(box2(s.xy, vec2(1.12, .75), .1), s.z, .035, .02), STEEL);
  r = add(r, thick(box2(s.xy, vec2(1.08, .71), .07), s.z - .033, .006, .002), INK);
  r = add(r, thick(box2(s.xy - vec2(0, .02), vec2(1.02, .64), .03), s.z - .038, .005, .002), GLASS);
  r = add(r, tin(rx(s + vec3(0, 0, .036), 1.57), .12, .006, .002), CORAL);
  return r;
}
