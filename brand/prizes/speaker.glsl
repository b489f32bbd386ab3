/* views: 30 12, -32 16, 12 40 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  if (id != CORAL) return color;
  vec2 g = fract(p.xy * 16.) - .5;
  return p.z > .2 ? mix(color * .62, color, smoothstep(.2, .3, length(g))) : color;
}
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, .72, 0);
  r = add(r, thick(box2(q.xy, vec2(1.12, .62), .3), q.z, .4, .14), CORAL);
  vec3 m = mx(q);
  r = add(r, tin(rx(m - vec3(.58, 0, .4), 1.57), .42, .05, .03), INK);
  r = add(r, hoop(rx(m - vec3(.58, 0, .44), 1.57), .38, .035), STEEL);
  r = add(r, ball(m - vec3(.58, 0, .3), .2), RUBBER);
  r = add(r, hoop(rx(m - vec3(.58, 0, .44), 1.57), .27, .04), RUBBER);
  r = add(r, tin(rx(q - vec3(0, -.3, .4), 1.57), .055, .02, .01), GOLD);
  r = add(r, arch(q - vec3(0, .1, 0), .86, .06, .95) , LEATHER);
  r = add(r, box(m - vec3(.7, .6, 0), vec3(.08, .08, .12), .04), STEEL);
  r = add(r, box(m - vec3(.6, -.66, 0), vec3(.2, .06, .25), .03), RUBBER);
  return r;
}
