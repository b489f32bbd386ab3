/* views: 30 12 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  if (id != SKY) return color;
  vec3 q = rx(p - vec3(0, 1.08, 0), .14);
  for (int i = 0; i < 4; i++) {
    float h = .12 + .12 * float(i);
    if (box2(q.xy - vec2(-.27 + .18 * float(i), -.1 + h * .5), vec2(.06, h * .5), .03) < 0.) return vec3(1.);
  }
  if (box2(q.xy - vec2(0, -.5), vec2(.3, .1), .1) < 0.) return vec3(.98, .76, .3);
  return mix(color, vec3(.2, .4, .75), smoothstep(.3, -.9, q.y));
}
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = rx(p - vec3(0, 1.08, 0), .14);
  r = add(r, thick(box2(q.xy, vec2(.56, 1.05), .16), q.z, .08, .05), INK);
  r = add(r, thick(box2(q.xy, vec2(.51, 1.), .13), q.z - .075, .01, .004), SKY);
  r = add(r, thick(box2(q.xy - vec2(0, .87), vec2(.13, .035), .035), q.z - .084, .008, .004), GLASS);
  r = add(r, box(q - vec3(.57, .3, 0), vec3(.012, .16, .03), .01), STEEL);
  vec3 c = rx(p - vec3(.62, .3, .32), 1.2);
  r = add(r, tin(c, .3, .05, .03), GOLD);
  r = add(r, hoop(c - vec3(0, .05, 0), .22, .02), GOLD);
  c = rx(ry(p - vec3(.28, .24, .52), .3), 1.2);
  r = add(r, tin(c, .24, .05, .03), GOLD);
  r = add(r, hoop(c - vec3(0, .05, 0), .17, .02), GOLD);
  return r;
}
