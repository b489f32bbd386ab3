/* views: 30 14 */
vec2 map(vec3 p) {
  vec2 r = none();
  r = add(r, tin(p - vec3(-.1, .06, 0), .48, .06, .03), TEAL);
  r = add(r, tin(p - vec3(-.1, .13, .2), .07, .02, .01), GOLD);
  r = add(r, rod(p, vec3(-.1, .1, 0), vec3(-.42, 1.05, 0), .04), GOLD);
  r = add(r, ball(p - vec3(-.42, 1.05, 0), .085), TEAL);
  r = add(r, rod(p, vec3(-.42, 1.05, 0), vec3(.2, 1.75, 0), .04), GOLD);
  vec3 q = rz(p - vec3(.36, 1.62, 0), .62);
  float shade = cup(q, .46, .16, .28, .03);
  shade = max(shade, -cup(q + vec3(0, .05, 0), .43, .13, .28, .02));
  r = add(r, shade, TEAL);
  r = add(r, ball(q - vec3(0, .3, 0), .1), GOLD);
  r = add(r, ball(q + vec3(0, .14, 0), .17), GLOW);
  return r;
}
