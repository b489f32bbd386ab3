type Picture = { data: Uint8ClampedArray; width: number; height: number }

/** How much darker than the background a pixel is that is seen in full; those between are seen in part. */
const softness = 36

/**
 * Makes the near-white ground of a photograph transparent, in place. Only what is joined to the border counts as
 * ground, so that a white label in the middle stays; over its edge the ground fades, always towards the darker, and
 * what of its white was mixed into the edge is taken out.
 */
export function clearBackground({ data, width, height }: Picture, threshold: number): void {
  const seen = new Uint8Array(width * height)
  const waiting: number[] = []
  const reach = (at: number, over: number) => {
    if (seen[at]) return
    const dark = darkness(data, at)
    const isGround = dark <= threshold
    if (!isGround && (dark > threshold + softness || dark < over)) return
    seen[at] = 1
    clear(data, at, isGround ? 0 : (dark - threshold) / softness)
    waiting.push(at, isGround ? 0 : dark)
  }
  for (const at of borderOf(width, height)) reach(at, 0)
  while (waiting.length > 0) {
    const over = waiting.pop() ?? 0
    for (const at of neighboursOf(waiting.pop() ?? 0, width, seen.length)) reach(at, over)
  }
}

function borderOf(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const down = Array.from({ length: height }, (_, y) => [y * width, (y + 1) * width - 1])
  return [...across, ...down].flat()
}

function neighboursOf(at: number, width: number, count: number): number[] {
  const x = at % width
  const found = [at - width, at + width].filter((one) => one >= 0 && one < count)
  if (x > 0) found.push(at - 1)
  if (x < width - 1) found.push(at + 1)
  return found
}

function darkness(data: Uint8ClampedArray, at: number): number {
  return 255 - Math.min(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0)
}

function clear(data: Uint8ClampedArray, at: number, share: number): void {
  for (let part = at * 4; part < at * 4 + 3; part++) {
    const value = data[part] ?? 0
    if (share > 0) data[part] = (value - 255 * (1 - share)) / share
  }
  data[at * 4 + 3] = (data[at * 4 + 3] ?? 0) * share
}
