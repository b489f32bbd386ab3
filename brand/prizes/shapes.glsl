#version 300 es
precision highp float;
precision highp int;

/* Distances to shapes. The ground is y = 0, the front of a thing looks to +z, and a thing is about two units tall. */

mat2 turn(float a) { return mat2(cos(a), -sin(a), sin(a), cos(a)); }
vec3 rx(vec3 p, float a) { p.yz = turn(a) * p.yz; return p; }
vec3 ry(vec3 p, float a) { p.xz = turn(a) * p.xz; return p; }
vec3 rz(vec3 p, float a) { p.xy = turn(a) * p.xy; return p; }
vec3 mx(vec3 p) { return vec3(abs(p.x), p.yz); }

float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return min(a, b) - h * h * k * .25; }
float smax(float a, float b, float k) { return -smin(-a, -b, k); }

float ball(vec3 p, float r) { return length(p) - r; }
float egg(vec3 p, vec3 r) { float a = length(p / r), b = length(p / (r * r)); return a * (a - 1.) / max(b, .001); }
float box(vec3 p, vec3 half_, float r) {
  vec3 q = abs(p) - half_ + r;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r;
}
float box2(vec2 p, vec2 half_, float r) { vec2 q = abs(p) - half_ + r; return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - r; }
/* A flat drawing given a thickness. */
float thick(float d, float z, float half_, float r) {
  vec2 w = vec2(d, abs(z) - half_) + r;
  return min(max(w.x, w.y), 0.) + length(max(w, 0.)) - r;
}
float tin(vec3 p, float r, float half_, float round_) { return thick(length(p.xz) - r, p.y, half_, round_); }
/* Wide at the top or at the bottom. */
float cup(vec3 p, float bottom, float top, float half_, float round_) {
  float t = clamp((p.y + half_) / (2. * half_), 0., 1.);
  return thick(length(p.xz) - mix(bottom, top, t), p.y, half_, round_) * .9;
}
float hoop(vec3 p, float R, float r) { return length(vec2(length(p.xz) - R, p.y)) - r; }
float rod(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - r;
}
/* A rod with a thick end. */
float club(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
  return (length(pa - ba * h) - mix(ra, rb, h)) * .9;
}
/* Part of a hoop that stands in the plane xy, open below. */
float arch(vec3 p, float R, float r, float open) {
  float a = atan(p.x, p.y);
  a = clamp(a, -open, open);
  return length(p - R * vec3(sin(a), cos(a), 0.)) - r;
}
/* A wire through three points. */
float wire(vec3 p, vec3 a, vec3 b, vec3 c, float r) {
  float d = 1e9; vec3 from = a;
  for (int i = 1; i <= 10; i++) {
    float t = float(i) / 10.;
    vec3 to = mix(mix(a, b, t), mix(b, c, t), t);
    d = min(d, rod(p, from, to, r)); from = to;
  }
  return d;
}

/* What a thing is made of. */
const float IVORY = 0., CARAMEL = 1., CORAL = 2., TEAL = 3., INK = 4., STEEL = 5., GREEN = 6., SKY = 7., SAND = 8.,
  GOLD = 9., GLASS = 10., LEATHER = 11., RUBBER = 12., GLOW = 13., SUN = 14., PAPER = 15., PLUM = 16., CLOTH = 17.,
  FUR = 18., SEA = 19.;

vec2 none() { return vec2(1e9, 0.); }
vec2 add(vec2 had, float d, float stuff) { return d < had.x ? vec2(d, stuff) : had; }
