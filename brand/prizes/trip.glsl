/* views: 24 14, -32 18, 60 24 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  bool isParasol = id == CORAL && p.x < -.4;
  return isParasol && fract(atan(p.x + .82, p.z - .3) / .7854) < .5 ? vec3(.99, .96, .9) : color;
}
vec2 map(vec3 p) {
  vec2 r = none();
  r = add(r, tin(p - vec3(0, .12, 0), 1.25, .12, .06) + .008 * sin(p.x * 17. + sin(p.z * 9.)) * sin(p.z * 15.), SEA);
  r = add(r, egg(p - vec3(-.25, .2, 0), vec3(.82, .26, .62)), SAND);
  r = add(r, wire(p, vec3(-.5, .35, 0), vec3(-.6, 1., .1), vec3(-.3, 1.42, .05), .065), LEATHER);
  vec3 t = p - vec3(-.3, 1.44, .05);
  for (int i = 0; i < 7; i++) {
    vec3 l = ry(t, float(i) * .8976 + .2);
    float bent = l.y - .16 * sin(clamp(l.x, 0., .8) * 3.6) + .35 * l.x * l.x;
    float leaf = max(abs(bent) - .018, abs(l.z) - .16 * sin(clamp(l.x / .8, 0., 1.) * 3.1));
    r = add(r, max(max(leaf, -l.x), l.x - .8) * .55, GREEN);
  }
  r = add(r, ball(t - vec3(.08, -.06, .1), .075), LEATHER);
  r = add(r, ball(t - vec3(-.08, -.07, .09), .075), LEATHER);
  vec3 c = p - vec3(.12, .62, .3);
  r = add(r, box(c, vec3(.22, .26, .11), .06), CORAL);
  r = add(r, arch(c - vec3(0, .26, 0), .09, .025, 1.6), INK);
  r = add(r, rod(p, vec3(-.72, .3, .35), vec3(-.82, 1., .3), .02), IVORY);
  vec3 s = rz(p - vec3(-.82, .98, .3), -.14);
  r = add(r, max(max(egg(s, vec3(.4, .2, .4)), -s.y), -egg(s + vec3(0, .05, 0), vec3(.39, .2, .39))), CORAL);
  vec3 a = rz(ry(p - vec3(.5, 1.85, .1), .5), -.22);
  float body = egg(a, vec3(.62, .13, .13));
  r = add(r, body, IVORY);
  vec3 z = vec3(a.xy, abs(a.z));
  r = add(r, box(ry(z - vec3(-.06, -.02, .32), .5), vec3(.13, .022, .36), .02), SKY);
  r = add(r, box(ry(z - vec3(-.52, .04, .12), .5), vec3(.07, .015, .15), .014), SKY);
  r = add(r, box(rz(a - vec3(-.54, .18, 0), .5), vec3(.07, .15, .018), .014), CORAL);
  r = add(r, rod(z, vec3(.08, -.08, .26), vec3(-.06, -.08, .26), .05), INK);
  r = add(r, ball(a - vec3(.48, .05, 0), .075), GLASS);
  return r;
}
