/**
 * The grey that best separates two heaps, after Otsu: where their means lie farthest apart for their sizes. Only what is
 * lighter than `from` is looked at.
 */
export function separatingGrey(histogram: Uint32Array, from = 0): number {
  let [count, sum] = [0, 0]
  for (let value = from; value < 256; value += 1) {
    count += histogram[value] ?? 0
    sum += value * (histogram[value] ?? 0)
  }
  let [best, bestSpread, below, belowSum] = [from, 0, 0, 0]
  for (let value = from; value < 256; value += 1) {
    below += histogram[value] ?? 0
    belowSum += value * (histogram[value] ?? 0)
    const above = count - below
    if (below === 0 || above === 0) continue
    const apart = belowSum / below - (sum - belowSum) / above
    const spread = below * above * apart * apart
    if (spread > bestSpread) [best, bestSpread] = [value, spread]
  }
  return best
}
