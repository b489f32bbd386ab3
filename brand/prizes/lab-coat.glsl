/* views: 20 8 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, 1.15, 0); vec3 m = mx(q);
  float w = mix(.66, .5, smoothstep(-1.1, .6, q.y));
  float fold = .025 * sin(q.x * 15.) * smoothstep(.2, -1., q.y);
  float body = box(q, vec3(w, 1.02, .2 + fold), .16) * .8;
  body = smin(body, club(m, vec3(.44, .82, 0), vec3(.86, -.3, .06), .2, .15), .1);
  body = max(body, -egg(q - vec3(0, 1.08, .06), vec3(.24, .26, .4)));
  body = max(body, -box(rz(m - vec3(0, -1.1, .2), -.12), vec3(.02, .6, .4), 0.));
  r = add(r, body, CLOTH);
  vec3 l = rz(m - vec3(.2, .68, .2), -.38);
  r = add(r, box(l, vec3(.11, .36, .03), .03), CLOTH);
  r = add(r, box(q - vec3(0, .02, .2), vec3(.012, .75, .016), .006), SAND);
  r = add(r, box(m - vec3(.36, -.42, .2), vec3(.18, .2, .025), .03), CLOTH);
  r = add(r, box(m - vec3(.36, -.22, .222), vec3(.18, .015, .02), .01), SKY);
  r = add(r, box(q - vec3(.32, .32, .19), vec3(.13, .14, .025), .02), CLOTH);
  r = add(r, tin(rx(q - vec3(.32, .34, .215), 1.57), .075, .012, .006), CORAL);
  for (int i = 0; i < 3; i++)
    r = add(r, tin(rx(q - vec3(-.07, .2 - .32 * float(i), .215), 1.57), .035, .012, .008), SKY);
  r = add(r, rod(m, vec3(0, 1.12, 0), vec3(.5, .92, 0), .035), LEATHER);
  r = add(r, wire(q, vec3(0, 1.1, 0), vec3(.02, 1.5, 0), vec3(-.14, 1.38, 0), .025), STEEL);
  return r;
}
