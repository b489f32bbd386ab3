import type { Point } from './sampling.ts'
import { endsOf, type TextBox } from './text-boxes.ts'

/**
 * How far across the page a point lies: 0 at the left edge of its text, 1 at the right. The edges come closer to each
 * other where the paper is farther from the camera, so that columns stay columns.
 */
export function acrossPage(boxes: readonly TextBox[]): (point: Point) => number {
  const left = edgeOf(boxes.map((box) => endsOf(box).left))
  const mirrored = edgeOf(boxes.map((box): Point => [-endsOf(box).right[0], endsOf(box).right[1]]))
  return ([x, y]) => (x - left(y)) / Math.max(1, -mirrored(y) - left(y))
}

const steepest = 0.3

/** The line to the left of all points that is nearest to them: how near is a convex function of its slope. */
function edgeOf(points: readonly Point[]): (y: number) => number {
  const startOf = (slope: number) => Math.min(...points.map(([x, y]) => x - slope * y))
  const distance = (slope: number) =>
    points.reduce((sum, [x, y]) => sum + x - slope * y, 0) / points.length - startOf(slope)
  let [low, high] = [-steepest, steepest]
  while (high - low > 0.001) {
    const third = (high - low) / 3
    if (distance(low + third) < distance(high - third)) high -= third
    else low += third
  }
  const slope = (low + high) / 2
  const start = startOf(slope)
  return (y) => start + slope * y
}
