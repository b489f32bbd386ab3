import type { Grey } from './picture.ts'

const tile = 24
/** Below this there is no text in a tile, only paper and noise. */
const leastVariance = 300

/**
 * The variance of the Laplacian against that of the picture itself, in those tiles that hold text: so neither contrast
 * nor the amount of text counts, only how hard the edges are. Undefined where there is no text at all.
 */
export function sharpnessOf(picture: Grey): number | undefined {
  const grey = halved(picture)
  const ratios: number[] = []
  for (let top = 1; top + tile < grey.height; top += tile)
    for (let left = 1; left + tile < grey.width; left += tile) {
      const { variance, ofLaplacian } = variancesIn(grey, left, top)
      if (variance >= leastVariance) ratios.push(ofLaplacian / variance)
    }
  ratios.sort((one, other) => one - other)
  return ratios[Math.floor(ratios.length / 2)]
}

/** Each point is the mean of four, which takes most of the noise away. */
function halved({ width, height, values }: Grey): Grey {
  const half = { width: width >> 1, height: height >> 1 }
  const means = new Uint8Array(half.width * half.height)
  for (let y = 0, to = 0; y < half.height; y += 1)
    for (let x = 0, from = 2 * y * width; x < half.width; x += 1, from += 2, to += 1)
      means[to] =
        ((values[from] ?? 0) +
          (values[from + 1] ?? 0) +
          (values[from + width] ?? 0) +
          (values[from + width + 1] ?? 0)) /
        4
  return { ...half, values: means }
}

function variancesIn({ width, values }: Grey, left: number, top: number) {
  let [sum, squares, laplacianSum, laplacianSquares] = [0, 0, 0, 0]
  for (let y = top; y < top + tile; y += 1)
    for (let place = y * width + left; place < y * width + left + tile; place += 1) {
      const value = values[place] ?? 0
      const around =
        (values[place - 1] ?? 0) +
        (values[place + 1] ?? 0) +
        (values[place - width] ?? 0) +
        (values[place + width] ?? 0)
      const laplacian = around - 4 * value
      sum += value
      squares += value * value
      laplacianSum += laplacian
      laplacianSquares += laplacian * laplacian
    }
  const count = tile * tile
  return {
    variance: squares / count - (sum / count) ** 2,
    ofLaplacian: laplacianSquares / count - (laplacianSum / count) ** 2,
  }
}
