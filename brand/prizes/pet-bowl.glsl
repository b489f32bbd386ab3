/* views: 24 26 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  return id == LEATHER ? mix(vec3(.62, .36, .18), vec3(.4, .22, .12), .5 + .5 * sin(p.x * 31.) * sin(p.z * 29.)) : color;
}
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, .38, 0);
  float bowl = cup(q, 1.08, .86, .34, .08);
  bowl = max(bowl, -egg(q - vec3(0, .42, 0), vec3(.78, .55, .78)));
  r = add(r, bowl, STEEL);
  r = add(r, hoop(q - vec3(0, .35, 0), .82, .05), STEEL);
  r = add(r, hoop(q + vec3(0, .32, 0), 1.04, .06), RUBBER);
  float food = 1e9;
  for (int i = 0; i < 26; i++) {
    float a = float(i) * 2.4, d = .125 * sqrt(float(i));
    vec3 at = q - vec3(cos(a) * d, .24 + .2 * (1. - d * 1.3), sin(a) * d);
    food = min(food, tin(rx(ry(at, a), .5 * sin(a * 3.)), .105, .045, .04));
  }
  r = add(r, food, LEATHER);
  return r;
}
