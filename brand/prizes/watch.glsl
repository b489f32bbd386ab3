/* views: 30 14, -34 12, 8 42 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  if (id != GLASS) return color;
  vec2 q = rx(p - vec3(0, 1.1, 0), .16).xy;
  float a = atan(q.x, q.y), l = length(q);
  if (abs(l - .36) < .03 && a > -2.6 && a < 1.8) return vec3(.95, .35, .28);
  if (abs(l - .28) < .03 && a > -2.9 && a < .9) return vec3(.35, .8, .6);
  if (abs(l - .2) < .03 && a > -2.2 && a < 2.4) return vec3(.4, .7, .98);
  return color;
}
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = rx(p - vec3(0, 1.1, 0), .16);
  r = add(r, thick(box2(q.xy, vec2(.56, .62), .22), q.z, .15, .09), STEEL);
  r = add(r, thick(box2(q.xy, vec2(.49, .55), .18), q.z - .13, .04, .03), GLASS);
  r = add(r, tin(rz(q - vec3(.6, .14, 0), 1.57), .09, .06, .03), GOLD);
  r = add(r, box(q - vec3(.57, -.2, 0), vec3(.03, .13, .05), .02), STEEL);
  vec3 s = q + vec3(0, 0, .42);
  float loop_ = abs(length(s.yz / vec2(1., .62)) - .98) * .62 - .04;
  float band = smax(loop_, abs(s.x) - mix(.42, .34, smoothstep(.3, 1., abs(s.y))), .05);
  band = max(band, s.z - .44);
  r = add(r, band, INK);
  return r;
}
