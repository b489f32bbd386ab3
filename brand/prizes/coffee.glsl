/* views: 24 14 */
#define PAINTED
vec3 paint(float id, vec3 p, vec3 color) {
  if (id != CARAMEL) return color;
  vec3 q = p - vec3(0, .92, .5);
  float bean = length(q.xy / vec2(.16, .22)) - 1.;
  return bean < 0. && abs(q.x - .05 * sin(q.y * 14.)) > .018 ? vec3(.98, .93, .85) : color;
}
vec2 map(vec3 p) {
  vec2 r = none();
  r = add(r, cup(p - vec3(0, .92, 0), .44, .62, .9, .03), PAPER);
  r = add(r, cup(p - vec3(0, .92, 0), .525, .605, .38, .02), CARAMEL);
  r = add(r, tin(p - vec3(0, 1.82, 0), .67, .05, .04), INK);
  r = add(r, cup(p - vec3(0, 1.94, 0), .6, .54, .1, .03), INK);
  r = add(r, tin(p - vec3(.05, 2.04, .36), .07, .012, .005), GLASS);
  return r;
}
