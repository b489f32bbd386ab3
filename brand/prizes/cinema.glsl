/* views: 24 14 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  if (id == CORAL) return fract(atan(p.x + .25, p.z) * 2.55) < .5 ? vec3(.98, .95, .9) : color;
  if (id == SUN) return mix(vec3(1., .95, .8), color, .45 + .5 * sin(p.x * 19.) * sin(p.y * 23.) * sin(p.z * 21.));
  return color;
}
float ticket(vec3 q) {
  float d = box2(q.xy, vec2(.3, .62), .04);
  d = max(d, .09 - length(vec2(abs(q.x) - .3, q.y - .22)));
  return thick(d, q.z, .03, .012);
}
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 c = p - vec3(-.25, 0, 0);
  r = add(r, cup(c - vec3(0, .66, 0), .4, .6, .66, .03), CORAL);
  float corn = 1e9;
  for (int i = 0; i < 14; i++) {
    float a = float(i) * 2.4, d = .14 * sqrt(float(i));
    vec3 at = vec3(cos(a) * d, 1.42 + .22 * (1. - d), sin(a) * d);
    corn = smin(corn, ball(c - at, .17), .05);
  }
  r = add(r, corn - .02 * sin(c.x * 26.) * sin(c.y * 26.) * sin(c.z * 26.), SUN);
  vec3 t = rz(rx(p - vec3(.66, .68, .42), .16), .22);
  r = add(r, ticket(t), SKY);
  r = add(r, thick(box2(t.xy + vec2(0, .2), vec2(.17, .2), .03), t.z - .03, .008, .003), PAPER);
  t = rz(rx(p - vec3(.5, .66, .28), .12), -.08);
  r = add(r, ticket(t), PLUM);
  return r;
}
