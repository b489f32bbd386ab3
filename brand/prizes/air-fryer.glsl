/* views: 30 14, -36 16, 10 34 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, 1.02, 0);
  float w = mix(.86, .72, smoothstep(-1., 1., q.y));
  float body = thick(box2(q.xz, vec2(w, w), .42), q.y, .98, .3) * .9;
  r = add(r, body, INK);
  vec3 f = q - vec3(0, -.42, .1);
  r = add(r, thick(box2(f.xz, vec2(.76, .78), .36), f.y, .44, .06), INK);
  r = add(r, thick(abs(box2(q.xz, vec2(w + .003), .42)) - .012, q.y - .06, .02, .008), GOLD);
  r = add(r, rod(q, vec3(0, -.3, .85), vec3(0, -.3, 1.22), .1), GOLD);
  r = add(r, box(q - vec3(0, -.36, 1.26), vec3(.13, .26, .09), .07), INK);
  r = add(r, tin(rx(q - vec3(0, .52, .72), 1.45), .3, .05, .03), GLASS);
  r = add(r, hoop(rx(q - vec3(0, .52, .765), 1.45), .29, .025), GOLD);
  vec3 d = rx(q - vec3(0, .52, .78), 1.45);
  float a = atan(d.x, d.z);
  r = add(r, max(abs(length(d.xz) - .19) - .02, max(abs(d.y) - .02, a - 1.9)), GLOW);
  r = add(r, tin(q - vec3(0, .99, 0), .3, .015, .008), STEEL);
  for (int i = 0; i < 3; i++) r = add(r, hoop(q - vec3(0, 1., 0), .09 + .08 * float(i), .015), INK);
  r = add(r, box(vec3(abs(q.x), q.y, abs(q.z)) - vec3(.5, -1., .5), vec3(.12, .04, .12), .02), RUBBER);
  return r;
}
