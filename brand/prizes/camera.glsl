/* views: 28 14, -36 14, 12 40 */
vec2 map(vec3 p) {
  vec2 r = none();
  vec3 q = p - vec3(0, .8, 0);
  r = add(r, box(q, vec3(.86, .74, .42), .22), IVORY);
  r = add(r, box(q - vec3(0, -.62, .16), vec3(.84, .18, .46), .12), IVORY);
  r = add(r, box(q - vec3(0, -.5, .63), vec3(.6, .03, .03), .01), INK);
  r = add(r, box(q - vec3(.02, -.74, .66), vec3(.52, .015, .5), .008), PAPER);
  r = add(r, box(q - vec3(.02, -.728, .62), vec3(.42, .012, .34), .004), SKY);
  vec3 l = rx(q - vec3(0, .04, .44), 1.57);
  r = add(r, tin(l, .48, .1, .05), INK);
  r = add(r, tin(l - vec3(0, .12, 0), .38, .1, .04), STEEL);
  r = add(r, tin(l - vec3(0, .2, 0), .3, .05, .02), INK);
  r = add(r, max(ball(l - vec3(0, .06, 0), .27), .1 - l.y), GLASS);
  r = add(r, box(q - vec3(.55, .52, .42), vec3(.2, .13, .04), .04), GLOW);
  r = add(r, box(q - vec3(-.5, .52, .42), vec3(.14, .11, .04), .04), GLASS);
  r = add(r, tin(rx(q - vec3(-.62, .12, .44), 1.57), .11, .06, .04), CORAL);
  vec3 s = q - vec3(0, -.33, .43);
  r = add(r, box(s + vec3(0, .0, 0), vec3(.7, .02, .012), .006), CORAL);
  r = add(r, box(s + vec3(0, .045, 0), vec3(.7, .02, .012), .006), SUN);
  r = add(r, box(s + vec3(0, .09, 0), vec3(.7, .02, .012), .006), TEAL);
  r = add(r, box(q - vec3(.0, .76, -.1), vec3(.3, .05, .2), .04), INK);
  return r;
}
