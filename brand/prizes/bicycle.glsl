/* views: 24 8, -30 10, 58 14 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 w = vec3(abs(p.x) - .88, p.y - .56, p.z);
  vec3 flat_ = rx(w, 1.57);
  r = add(r, hoop(flat_, .52, .05), RUBBER);
  r = add(r, hoop(flat_, .47, .022), STEEL);
  r = add(r, tin(flat_, .06, .08, .02), STEEL);
  float a = atan(w.y, w.x), n = 6.28318 / 14.;
  vec3 s = rz(w, (floor(a / n) + .5) * n);
  r = add(r, rod(s, vec3(0), vec3(.47, 0, 0), .008), STEEL);
  vec3 back = vec3(-.88, .56, 0), pedal = vec3(-.12, .5, 0), seat = vec3(-.32, 1.28, 0), head = vec3(.58, 1.24, 0);
  r = add(r, rod(p, pedal, seat, .045), GREEN);
  r = add(r, rod(p, pedal, head - vec3(-.05, .16, 0), .05), GREEN);
  r = add(r, rod(p, seat - vec3(-.03, .12, 0), head, .045), GREEN);
  vec3 z = vec3(p.xy, abs(p.z));
  r = add(r, rod(z, vec3(back.xy, .09), vec3(pedal.xy, .04), .028), GREEN);
  r = add(r, rod(z, vec3(back.xy, .09), vec3(seat.xy - vec2(0, .1), .03), .025), GREEN);
  r = add(r, rod(p, vec3(.55, 1.42, 0), vec3(.66, 1.0, 0), .055), GREEN);
  r = add(r, rod(z, vec3(.66, 1.0, .07), vec3(.88, .56, .08), .03), GREEN);
  r = add(r, rod(p, seat, vec3(-.36, 1.44, 0), .03), STEEL);
  r = add(r, smin(egg(p - vec3(-.46, 1.5, 0), vec3(.2, .07, .16)), egg(p - vec3(-.24, 1.5, 0), vec3(.22, .05, .07)), .1), LEATHER);
  r = add(r, rod(p, vec3(.55, 1.42, 0), vec3(.52, 1.56, 0), .03), STEEL);
  r = add(r, wire(z, vec3(.52, 1.56, 0), vec3(.62, 1.58, .34), vec3(.36, 1.6, .42), .028), STEEL);
  r = add(r, rod(z, vec3(.38, 1.6, .42), vec3(.22, 1.6, .43), .045), LEATHER);
  r = add(r, tin(rx(p - pedal - vec3(0, 0, .08), 1.57), .17, .02, .01), STEEL);
  r = add(r, rod(p, pedal + vec3(0, 0, .12), pedal + vec3(.14, -.2, .12), .025), STEEL);
  r = add(r, box(p - pedal - vec3(.14, -.2, .2), vec3(.1, .025, .08), .02), INK);
  r = add(r, box(p - pedal - vec3(-.14, .2, -.2), vec3(.1, .025, .08), .02), INK);
  float basket = max(box(p - vec3(.86, 1.3, 0), vec3(.22, .17, .26), .04), -box(p - vec3(.86, 1.36, 0), vec3(.19, .2, .23), .03));
  r = add(r, basket, CARAMEL);
  r = add(r, ball(p - vec3(.84, 1.02, 0), .075), GLOW);
  r = add(r, max(abs(hoop(flat_, .6, .03)) - .012, max(-w.y + .12, p.x)) , GREEN);
  return r;
}
