/* views: 22 10, -35 12, 160 14 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 m = mx(p);
  float body = egg(p - vec3(0, .62, 0), vec3(.58, .64, .52));
  body = smin(body, egg(p - vec3(0, 1.48, .08), vec3(.62, .54, .52)), .12);
  body = smin(body, club(m, vec3(.45, .9, .15), vec3(.62, .5, .42), .2, .17), .06);
  body = smin(body, egg(m - vec3(.42, .2, .5), vec3(.24, .22, .4)), .05);
  body = smin(body, rod(p, vec3(-.1, .5, -.45), vec3(-.3, .95, -.75), .12), .1);
  r = add(r, body, FUR);
  r = add(r, egg(p - vec3(0, .62, .22), vec3(.4, .46, .34)), SAND);
  r = add(r, egg(p - vec3(0, 1.32, .5), vec3(.31, .24, .24)), SAND);
  r = add(r, egg(m - vec3(.42, .2, .86), vec3(.14, .14, .05)), SAND);
  r = add(r, egg(rz(m - vec3(.58, 1.56, .02), .35), vec3(.15, .42, .2)), LEATHER);
  r = add(r, egg(p - vec3(0, 1.42, .72), vec3(.12, .09, .07)), GLASS);
  r = add(r, ball(m - vec3(.22, 1.58, .53), .075), GLASS);
  r = add(r, ball(m - vec3(.2, 1.61, .595), .02), PAPER);
  r = add(r, wire(m, vec3(0, 1.32, .74), vec3(.08, 1.2, .76), vec3(.17, 1.25, .7), .018), LEATHER);
  r = add(r, hoop(rx(p - vec3(0, 1.04, .04), .12), .44, .07), CORAL);
  r = add(r, tin(rx(p - vec3(0, .94, .5), 1.4), .11, .025, .015), GOLD);
  return r;
}
