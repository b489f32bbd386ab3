/* views: 34 16 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  if (id != CORAL) return color;
  vec3 q = p - vec3(0, .72, .8);
  if (p.z > .2 && p.y > .3) {
    float paw = length(q.xy / vec2(.15, .12) + vec2(0, .4)) - 1.;
    for (int i = 0; i < 4; i++) {
      float a = -1.05 + .7 * float(i);
      paw = min(paw, length((q.xy - vec2(sin(a), cos(a)) * .22 + vec2(0, .06)) / vec2(.055, .07)) - 1.);
    }
    if (paw < 0.) return vec3(.99, .95, .88);
  }
  float seam = abs(fract(atan(p.x, p.z) / 1.0472) - .5);
  return p.y > .3 && seam < .012 ? color * .8 : color;
}
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, .22, 0);
  float dome = max(egg(q, vec3(.84, .98, .9)), -q.y);
  dome = max(dome, -egg(q + vec3(0, .05, 0), vec3(.78, .92, .84)));
  r = add(r, dome - .02, CORAL);
  r = add(r, ball(q - vec3(0, .99, 0), .08), CORAL);
  float bend = q.y + .38 * q.x * q.x - .02 + .14 * max(q.z - .7, 0.);
  vec2 s = vec2(q.x, q.z - .42);
  float brim = max(length(s / vec2(.86, 1.12)) - 1., -(length(q.xz / vec2(.8, .86)) - 1.));
  brim = max(brim, -q.z + .1);
  r = add(r, max(brim * .7, abs(bend) - .028) * .7 - .015, INK);
  return r;
}
