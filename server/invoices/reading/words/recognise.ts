import { runRecogniser } from './models.ts'
import { stretched } from './sampling.ts'

export type LetterAt = { readonly letter: string; readonly at: number; readonly likelihood: number }

const letters =
  '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./ '

export const lineHeight = 48

/** The letters of one line, each with its place along the line from 0 to 1. The model knows no accents. */
export async function recogniseLine(points: Uint8Array, width: number): Promise<LetterAt[]> {
  const { data, dims } = await runRecogniser(threeLayers(stretched(points, 0.7)), [1, 3, lineHeight, width])
  const [, steps = 0, classes = 1] = dims
  const found: LetterAt[] = []
  let before = 0
  for (let step = 0; step < steps; step += 1) {
    let [best, likelihood] = [0, 0]
    for (let one = 0; one < classes; one += 1) {
      const value = data[step * classes + one] ?? 0
      if (value > likelihood) [best, likelihood] = [one, value]
    }
    // The first class means no letter; the same class in a row is one letter.
    if (best > 0 && best !== before)
      found.push({ letter: letters[best - 1] ?? ' ', at: (step + 0.5) / steps, likelihood })
    before = best
  }
  return found
}

/** The models were made for colour. */
function threeLayers(points: Uint8Array): Float32Array {
  const size = points.length
  const layers = new Float32Array(size * 3)
  for (let at = 0; at < size; at += 1) {
    const value = (points[at] ?? 0) / 127.5 - 1
    layers[at] = value
    layers[at + size] = value
    layers[at + 2 * size] = value
  }
  return layers
}
