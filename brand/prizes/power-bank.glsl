/* views: 30 18 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = rx(p - vec3(-.1, .98, 0), .1);
  r = add(r, thick(box2(q.xy, vec2(.56, .98), .18), q.z, .18, .09), GREEN);
  r = add(r, thick(box2(q.xy - vec2(0, .72), vec2(.46, .16), .08), q.z - .17, .02, .008), GLASS);
  for (int i = 0; i < 4; i++)
    r = add(r, ball(q - vec3(-.24 + .16 * float(i), .72, .19), .035), i < 3 ? GLOW : STEEL);
  vec2 b = q.xy - vec2(0, -.15);
  vec2 h = b.y > 0. ? b : -b;
  float up = clamp((h.y + .05) / .45, 0., 1.);
  float bolt = max(max(mix(-.2, .02, up) - h.x, h.x - mix(.07, .13, up)) * .8, h.y - .4);
  r = add(r, thick(bolt, q.z - .175, .02, .006), IVORY);
  r = add(r, box(q - vec3(.2, 1., 0), vec3(.13, .03, .06), .02), STEEL);
  r = add(r, box(q - vec3(-.22, 1.05, 0), vec3(.12, .1, .06), .03), IVORY);
  r = add(r, wire(p, vec3(-.32, 2.1, -.1), vec3(.3, 2.7, -.1), vec3(.66, 1.5, .1), .045), IVORY);
  r = add(r, wire(p, vec3(.66, 1.5, .1), vec3(.95, .3, .3), vec3(.6, .08, .5), .045), IVORY);
  r = add(r, rod(p, vec3(.58, .09, .52), vec3(.42, .09, .6), .08), STEEL);
  return r;
}
