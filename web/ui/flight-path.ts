type Point = { x: number; y: number }

const steps = 12
const durationMs = 640
const apartMs = 55

/** The way of one of several coins: an arc, a little beside its neighbours', that speeds up to its end. */
export function flightOf(from: Point, to: Point, place: number) {
  const side = place % 2 === 0 ? 1 : -1
  const over = {
    x: (from.x + to.x) / 2 + side * (24 + place * 10),
    y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) * 0.35 - 40,
  }
  const keyframes = Array.from({ length: steps + 1 }, (_, step) => {
    const t = (step / steps) ** 1.6
    const { x, y } = between(from, over, to, t)
    const scale = 1 - 0.4 * t
    return {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(2)})`,
      opacity: step === 0 || step === steps ? 0 : 1,
    }
  })
  return { keyframes, durationMs, delayMs: place * apartMs }
}

/** A point of the curve that leaves `from` towards `over` and comes to `to` from there. */
function between(from: Point, over: Point, to: Point, t: number): Point {
  const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c
  return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) }
}
