/* views: 28 8, -32 12, 50 18 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 z = vec3(p.xy, abs(p.z));
  r = add(r, tin(p - vec3(0, .06, 0), .95, .06, .03), GREEN);
  r = add(r, rod(vec3(abs(p.x), z.yz), vec3(.55, .1, .34), vec3(0, 1.3, .2), .045), IVORY);
  r = add(r, tin(rx(p - vec3(0, 1.3, 0), 1.57), .12, .28, .03), GOLD);
  vec3 q = z - vec3(0, 1.3, .14);
  vec3 flat_ = rx(q, 1.57);
  r = add(r, hoop(flat_, .98, .035), CORAL);
  r = add(r, hoop(flat_, .62, .02), CORAL);
  float a = atan(q.y, q.x), step_ = 6.28318 / 10.;
  float turned = (floor(a / step_) + .5) * step_;
  vec3 spoke = rz(q, turned);
  r = add(r, rod(spoke, vec3(0), vec3(.98, 0, 0), .018), IVORY);
  for (int i = 0; i < 10; i++) {
    float b = (float(i) + .5) * step_;
    vec3 c = p - vec3(0, 1.3, 0) - vec3(cos(b), sin(b), 0) * .98;
    float stuff = i % 3 == 0 ? SUN : i % 3 == 1 ? SKY : PLUM;
    r = add(r, rod(c, vec3(0, 0, -.16), vec3(0, 0, .16), .02), STEEL);
    float car = max(egg(c + vec3(0, .13, 0), vec3(.15, .16, .13)), c.y + .13);
    r = add(r, car, stuff);
    r = add(r, max(egg(c + vec3(0, .07, 0), vec3(.16, .1, .14)), -c.y - .06), stuff);
    r = add(r, rod(c, vec3(0, 0, 0), vec3(0, -.14, 0), .012), STEEL);
  }
  return r;
}
