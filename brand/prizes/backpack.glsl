/* views: 32 12, -38 12, 165 14 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, 1.02, 0); vec3 m = mx(q);
  r = add(r, smax(box(q, vec3(.68, 1., .38), .26), egg(q + vec3(0, .2, 0), vec3(1., 1.3, .62)), .1), TEAL);
  r = add(r, box(q - vec3(0, -.42, .4), vec3(.52, .42, .16), .12), TEAL);
  r = add(r, box(q - vec3(0, -.13, .53), vec3(.45, .022, .04), .015), GOLD);
  r = add(r, rod(q, vec3(.36, -.13, .57), vec3(.36, -.3, .58), .025), GOLD);
  r = add(r, thick(abs(box2(q.xy - vec2(0, .1), vec2(.56, .78), .3)) - .016, q.z - .37, .04, .01), INK);
  r = add(r, box(q - vec3(0, .3, .4), vec3(.2, .1, .04), .03), LEATHER);
  r = add(r, box(m - vec3(.7, -.5, .02), vec3(.06, .36, .26), .05), INK);
  r = add(r, arch(q - vec3(0, .95, -.05), .2, .05, 1.7), LEATHER);
  r = add(r, wire(m, vec3(.26, .85, -.3), vec3(.46, .3, -1.), vec3(.4, -.8, -.34), .085), INK);
  r = add(r, box(q - vec3(0, -.97, 0), vec3(.6, .07, .34), .05), LEATHER);
  return r;
}
