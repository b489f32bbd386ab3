/* views: 30 14 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, .7, 0); vec3 m = mx(q);
  float w = mix(.48, .26, smoothstep(-.4, .66, q.y));
  r = add(r, box(q, vec3(.98, .68, w), .14) * .85, LEATHER);
  r = add(r, box(q - vec3(0, .66, 0), vec3(.9, .05, .1), .03), GOLD);
  r = add(r, box(q - vec3(0, .5, .33), vec3(.1, .14, .06), .03), GOLD);
  r = add(r, thick(box2(m.xy - vec2(.62, 0), vec2(.09, .64), .03), abs(q.z) - w, .03, .015) * .8, CARAMEL);
  r = add(r, arch(q - vec3(0, .66, 0), .38, .065, 1.57), CARAMEL);
  r = add(r, tin(rx(q - vec3(0, -.1, .47), 1.45), .28, .03, .015), IVORY);
  r = add(r, box(q - vec3(0, -.1, .51), vec3(.17, .055, .02), .01), CORAL);
  r = add(r, box(q - vec3(0, -.1, .51), vec3(.055, .17, .02), .01), CORAL);
  r = add(r, ball(vec3(m.x, q.y, abs(q.z)) - vec3(.85, -.68, .38), .07), GOLD);
  return r;
}
