export type Size = { readonly width: number; readonly height: number }

/** Points of a colour picture, four bytes each, as a canvas gives them. */
export type Pixels = Size & { readonly data: Uint8ClampedArray<ArrayBuffer> }

/** One byte for each point. */
export type Grey = Size & { readonly values: Uint8Array }

export type Point = { readonly x: number; readonly y: number }

/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]

export function fittedWithin({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export function scaledTo(corners: Corners, { width, height }: Size): Corners {
  const [a, b, c, d] = corners
  const scaled = ({ x, y }: Point) => ({ x: x * width, y: y * height })
  return [scaled(a), scaled(b), scaled(c), scaled(d)]
}
