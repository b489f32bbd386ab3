import type { Corners, Grey, Point } from './picture.ts'

const leastStep = 12
const samples = 24

/**
 * The part of the outline at which the picture really gets darker outwards, as far as that lies within the picture. A
 * patch of light on a table has no such edge.
 */
export function edgeSupport(grey: Grey, corners: Corners): number {
  const apart = Math.max(2, Math.round(Math.max(grey.width, grey.height) / 100))
  let [supported, seen] = [0, 0]
  for (const [place, from] of corners.entries()) {
    const to = corners[(place + 1) % 4] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const outwards = { x: ((to.y - from.y) / length) * apart, y: ((from.x - to.x) / length) * apart }
    for (let sample = 1; sample <= samples; sample += 1) {
      const along = sample / (samples + 1)
      const point = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along }
      const step = stepInwards(grey, point, outwards)
      if (step === undefined) continue
      seen += 1
      if (step >= leastStep) supported += 1
    }
  }
  return seen > 0 ? supported / seen : 0
}

function stepInwards(grey: Grey, { x, y }: Point, outwards: Point): number | undefined {
  const outside = valueAt(grey, { x: x + outwards.x, y: y + outwards.y })
  if (outside === undefined) return undefined
  // Text may lie right at the edge, so the lighter of two points inside counts.
  const inside = [1, 2].map((far) => valueAt(grey, { x: x - outwards.x * far, y: y - outwards.y * far }) ?? 0)
  return Math.max(...inside) - outside
}

function valueAt({ width, height, values }: Grey, { x, y }: Point): number | undefined {
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined
  return values[Math.floor(y) * width + Math.floor(x)]
}
