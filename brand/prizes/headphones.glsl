/* views: 32 12 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, .95, 0);
  r = add(r, thick(abs(length(q.xy) - .82) - .035, q.z, .1, .03) + max(0., -q.y - .1) , INK);
  r = add(r, thick(abs(length(q.xy) - .76) - .05, q.z, .13, .05) + max(0., .35 - q.y), CARAMEL);
  vec3 m = mx(q);
  r = add(r, rod(m, vec3(.84, .15, 0), vec3(.84, -.35, 0), .045), STEEL);
  vec3 e = rz(m - vec3(.74, -.52, 0), 1.5708);
  r = add(r, tin(e - vec3(0, .08, 0), .42, .13, .09), INK);
  r = add(r, max(abs(hoop(e + vec3(0, .12, 0), .28, .13)) - .0, 0.), CARAMEL);
  r = add(r, tin(e - vec3(0, .2, 0), .2, .03, .02), STEEL);
  return r;
}
