/* views: 62 14, -50 16, 100 30 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, .1, 0);
  float w = mix(.34, .42, smoothstep(-.9, .6, q.z));
  float foot = thick(box2(q.xz - vec2(0, .06), vec2(w, 1.12), w * .95), q.y - .08, .09, .05) * .9;
  r = add(r, foot, PAPER);
  r = add(r, thick(box2(q.xz - vec2(0, .06), vec2(w + .01, 1.13), w * .95), q.y + .02, .03, .02) * .9, RUBBER);
  float body = egg(q - vec3(0, .22, .45), vec3(w - .01, .36, .72));
  body = smin(body, egg(q - vec3(0, .42, -.5), vec3(.33, .52, .52)), .3);
  body = max(body, -q.y + .1);
  body = smax(body, -egg(rx(q - vec3(0, .95, -.48), .1), vec3(.22, .55, .36)), .06);
  r = add(r, body, SKY);
  r = add(r, max(body - .025, egg(q - vec3(0, .2, 1.08), vec3(.6, .5, .4))), IVORY);
  r = add(r, egg(rx(q - vec3(0, .66, .06), .62), vec3(.17, .07, .42)), INK);
  for (int i = 0; i < 4; i++) {
    float t = float(i) / 3.;
    vec3 at = vec3(.2, mix(.82, .54, t), mix(-.16, .34, t));
    r = add(r, rod(mx(q), vec3(0, at.y + .06, at.z), at - vec3(0, .05, 0), .04), IVORY);
  }
  r = add(r, box(rx(mx(q) - vec3(.32, .32, -.2), .5), vec3(.035, .07, .3), .03), CORAL);
  r = add(r, box(q - vec3(0, .6, -.98), vec3(.06, .16, .04), .03), CORAL);
  return r;
}
