type Point = { readonly x: number; readonly y: number }

/** Where the corners of a paper lie in the picture: first the upper left one, then clockwise. */
export type Corners = readonly [Point, Point, Point, Point]

/** Finds the place on the paper that is seen at a point of the picture. It fills `on`, to make no object per point. */
export function placeOnPaper(corners: Corners, width: number, height: number) {
  const [a, b, c, d, e, f, g, h, i] = inverseOf(squareTo(corners))
  return (x: number, y: number, on: { u: number; v: number }) => {
    const depth = g * x + h * y + i
    on.u = ((a * x + b * y + c) / depth) * width
    on.v = ((d * x + e * y + f) / depth) * height
  }
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** Takes the square from 0 to 1 to any four corners. */
function squareTo([p0, p1, p2, p3]: Corners): Matrix {
  const [dx1, dy1] = [p1.x - p2.x, p1.y - p2.y]
  const [dx2, dy2] = [p3.x - p2.x, p3.y - p2.y]
  const [sx, sy] = [p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / whole
  const h = (dx1 * sy - sx * dy1) / whole
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ]
}

function inverseOf([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}
