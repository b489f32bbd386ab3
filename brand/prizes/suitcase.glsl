/* views: 32 10, -36 12, 150 14 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, 1.0, 0); vec3 m = mx(q);
  float ribs = .022 * smoothstep(.3, .7, .5 + .5 * cos(q.x * 26.)) * smoothstep(.6, .45, abs(q.x)) * smoothstep(.84, .7, abs(q.y));
  r = add(r, box(q, vec3(.68, .86, .36 + ribs), .16) * .85, CORAL);
  r = add(r, thick(abs(box2(q.xy, vec2(.69, .87), .17)) - .012, q.z, .03, .01), INK);
  vec3 c = vec3(m.xy, abs(q.z));
  r = add(r, tin(rz(c - vec3(.5, -.93, .24), 1.57), .085, .05, .03), RUBBER);
  r = add(r, box(c - vec3(.5, -.85, .24), vec3(.09, .05, .1), .03), INK);
  r = add(r, rod(m, vec3(.26, .8, -.28), vec3(.26, 1.42, -.28), .035), STEEL);
  r = add(r, box(q - vec3(0, 1.46, -.28), vec3(.33, .06, .07), .05), INK);
  r = add(r, arch(q - vec3(0, .78, .05), .22, .045, 1.3), INK);
  r = add(r, box(q - vec3(0, .62, .37), vec3(.13, .05, .05), .03), GOLD);
  vec3 t = rz(q - vec3(.42, .7, .46), .25);
  r = add(r, thick(box2(t.xy, vec2(.1, .17), .03), t.z, .02, .01), SUN);
  return r;
}
