/* One studio for all pictures: a soft key light from the upper left, a warm ground, a rim from behind. */

uniform vec4 frame;  /* left, bottom, width, height of what is seen */
uniform vec2 size;   /* of the picture */
uniform vec2 view;   /* yaw and pitch */
out vec4 picture;

struct Stuff { vec3 color; float gloss; float metal; float glow; };

Stuff stuffOf(float id) {
  if (id == IVORY) return Stuff(vec3(.95, .92, .87), .45, 0., 0.);
  if (id == CARAMEL) return Stuff(vec3(.87, .56, .25), .3, 0., 0.);
  if (id == CORAL) return Stuff(vec3(.87, .27, .22), .45, 0., 0.);
  if (id == TEAL) return Stuff(vec3(.08, .47, .48), .4, 0., 0.);
  if (id == INK) return Stuff(vec3(.17, .16, .2), .45, 0., 0.);
  if (id == STEEL) return Stuff(vec3(.86, .87, .89), .9, 1., 0.);
  if (id == GREEN) return Stuff(vec3(.25, .54, .36), .35, 0., 0.);
  if (id == SKY) return Stuff(vec3(.36, .62, .85), .45, 0., 0.);
  if (id == SAND) return Stuff(vec3(.88, .77, .6), .1, 0., 0.);
  if (id == GOLD) return Stuff(vec3(.98, .76, .36), .9, 1., 0.);
  if (id == GLASS) return Stuff(vec3(.07, .08, .1), 1., 0., 0.);
  if (id == LEATHER) return Stuff(vec3(.47, .27, .16), .35, 0., 0.);
  if (id == RUBBER) return Stuff(vec3(.16, .16, .17), .08, 0., 0.);
  if (id == GLOW) return Stuff(vec3(1., .87, .58), 0., 0., 1.);
  if (id == SUN) return Stuff(vec3(.98, .76, .23), .35, 0., 0.);
  if (id == PAPER) return Stuff(vec3(.97, .95, .91), 0., 0., 0.);
  if (id == PLUM) return Stuff(vec3(.45, .2, .36), .35, 0., 0.);
  if (id == CLOTH) return Stuff(vec3(.98, .97, .96), 0., 0., 0.);
  if (id == FUR) return Stuff(vec3(.86, .57, .28), 0., 0., 0.);
  return Stuff(vec3(.2, .62, .7), .8, 0., 0.);
}

vec3 key, rim;

float away(vec3 p) { return map(p).x; }

vec3 normalAt(vec3 p) {
  vec3 n = vec3(0.);
  for (int i = 0; i < 4; i++) {
    vec3 e = .5773 * (2. * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.);
    n += e * away(p + .0012 * e);
  }
  return normalize(n);
}

float litAt(vec3 p, vec3 towards, float sharp) {
  float lit = 1., t = .03;
  for (int i = 0; i < 36; i++) {
    float d = away(p + towards * t);
    lit = min(lit, .5 + .5 * sharp * d / t);
    if (lit < 0. || t > 5.) break;
    t += clamp(d, .02, .22);
  }
  lit = max(lit, 0.);
  return lit * lit * (3. - 2. * lit);
}

float openAt(vec3 p, vec3 n, float reach) {
  float hidden = 0., weight = 1.;
  for (int i = 1; i <= 5; i++) {
    float h = reach * float(i) / 5.;
    hidden += (h - clamp(min(away(p + n * h), p.y + n.y * h), -h, h)) * weight;
    weight *= .72;
  }
  return clamp(1. - 1.15 * hidden / reach * .4, 0., 1.);
}

vec3 studio(vec3 d, float rough) {
  vec3 room = mix(vec3(.42, .36, .32), vec3(.98, .95, .93), smoothstep(-.25, .75, d.y));
  room *= mix(.55, 1., smoothstep(-.9, .25, d.y));
  room += 1.7 * smoothstep(.62 - .4 * rough, .86, dot(d, key));
  room += .9 * smoothstep(.7 - .4 * rough, .9, dot(d, rim));
  room *= 1. - .45 * smoothstep(.22, .0, abs(d.y - .12)) * (1. - rough);
  return room;
}

vec3 shade(vec3 p, vec3 to, float id) {
  Stuff s = stuffOf(id);
  vec3 n = normalAt(p);
#ifdef PAINTED
  s.color = paint(id, p, s.color);
#endif
  vec3 color = pow(s.color, vec3(2.2));
  float lit = litAt(p + n * .01, key, 7.), open = openAt(p, n, .42);
  float soft = mix(.28, .05, s.gloss);
  float facing = clamp((dot(n, key) + soft) / (1. + soft), 0., 1.);
  float edge = pow(1. - max(dot(n, -to), 0.), 4.);
  vec3 light = vec3(1.5, 1.42, 1.32) * facing * lit;
  light += mix(vec3(.34, .26, .21), vec3(.62, .66, .74), .5 + .5 * n.y) * open;
  light += vec3(.5, .55, .62) * pow(max(dot(n, rim), 0.), 2.) * open;
  vec3 back = reflect(to, n);
  vec3 seen = studio(back, 1. - s.gloss) * mix(open, 1., .35) * mix(.55, 1., lit);
  vec3 result = color * light * (1. - s.metal * .82);
  result += color * seen * s.metal * .9;
  result += seen * s.gloss * (1. - s.metal) * (.035 + .5 * edge);
  result += (1. - s.gloss) * edge * color * .6 * open;
  return mix(result, pow(s.color, vec3(2.2)) * 1.5, s.glow);
}

vec3 film(vec3 c) {
  c *= .58;
  c = (c * (2.3 * c + .08)) / (c * (2.15 * c + .62) + .12);
  return pow(clamp(c, 0., 1.), vec3(1. / 2.2));
}

void main() {
  vec2 at = frame.xy + frame.zw * gl_FragCoord.xy / size;
  float cy = cos(view.x), sy = sin(view.x), cp = cos(view.y), sp = sin(view.y);
  vec3 ahead = -vec3(sy * cp, sp, cy * cp), right = vec3(cy, 0., -sy), up = cross(right, ahead);
  vec3 eye = vec3(0., .95, 0.) - ahead * 11.;
  vec3 to = normalize(ahead * 11. + right * at.x + up * at.y);
  key = normalize(-.62 * right + .95 * vec3(0., 1., 0.) - .6 * vec3(ahead.x, 0., ahead.z));
  rim = normalize(.75 * right + .45 * vec3(0., 1., 0.) + .7 * vec3(ahead.x, 0., ahead.z));
  float t = 8.; vec2 hit = none(); bool isHit = false;
  float ground = to.y < -.001 ? -eye.y / to.y : 1e9;
  for (int i = 0; i < 150; i++) {
    hit = map(eye + to * t);
    if (hit.x < .0006) { isHit = true; break; }
    t += hit.x * .85;
    if (t > 14.5 || t > ground) break;
  }
  if (isHit) { picture = vec4(film(shade(eye + to * t, to, hit.y)), 1.); return; }
  picture = vec4(0.);
  if (ground > 16.) return;
  vec3 p = eye + to * ground;
  float d = away(p);
  float thrown = (1. - litAt(p + vec3(0., .012, 0.), key, 2.6)) * .34 * exp(-1.3 * d);
  float touch = .5 * exp(-9. * max(d, 0.)) + .16 * exp(-3. * max(d, 0.));
  float dark = clamp(thrown + touch * .8, 0., .72) * smoothstep(.5, .05, d);
  picture = vec4(vec3(.2, .11, .07) * 1., dark);
}
