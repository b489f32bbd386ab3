/* views: 28 34 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = ry(p, .35) - vec3(0, .18, 0);
  r = add(r, max(box(q, vec3(.74, .18, 1.02), .05), -box(q - vec3(.2, 0, 0), vec3(.74, .135, 1.1), .01)), GREEN);
  r = add(r, box(q - vec3(.02, 0, 0), vec3(.68, .13, .97), .01), PAPER);
  r = add(r, box(q - vec3(.5, 0, 0), vec3(.035, .19, 1.03), .02), INK);
  r = add(r, box(q - vec3(-.1, .185, -.35), vec3(.3, .012, .16), .01), SAND);
  r = add(r, box(q - vec3(-.28, -.06, 1.12), vec3(.03, .01, .16), .005), CORAL);
  return r;
}
