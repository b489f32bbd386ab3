import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '#server/platform/concurrency.ts'
import type { ContentType } from '#server/platform/content-type.ts'
import { type DocumentReading, nothingRead } from './document-reading.ts'

export type DocumentReader = {
  /** Never rejects because of a document. One that hangs or crashes the reader comes back as `stuck`. */
  read(bytes: Uint8Array, kind: ContentType, today: string): Promise<DocumentReading>
  close(): Promise<void>
}

type ReaderLimits = {
  readonly limitMs?: number
  /** How much the whole process may grow while it reads: decoders use memory outside the heap. */
  readonly memoryMb?: number
  readonly heapMb?: number
  readonly thread?: URL
}

/** Reads one document after the other in a thread. The thread is replaced after a document that was too much for it. */
export function createDocumentReader(limits: ReaderLimits = {}): DocumentReader {
  const { limitMs = 30_000, memoryMb = 1500, heapMb = 256, thread = ownThread } = limits
  const inTurn = limitConcurrency(1)
  let worker: Worker | undefined

  function start(): Worker {
    const started = startThread(thread, heapMb)
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    worker = started
    return started
  }

  async function attempt(bytes: Uint8Array, kind: ContentType, today: string): Promise<DocumentReading> {
    const reader = worker ?? start()
    const request = { bytes: Uint8Array.from(bytes), kind, today }
    const answer = await answerOf(reader, request, { limitMs, memoryMb })
    if ('trouble' in answer) {
      // Nobody waits for this: a decoder that hangs outside JavaScript may never let the thread end.
      reader.terminate().catch(() => undefined)
      worker = undefined
      return nothingRead('stuck', { facts: { failure: 'stuck', trouble: answer.trouble } })
    }
    return answer.reading
  }

  return {
    read: (bytes, kind, today) => inTurn(() => attempt(bytes, kind, today)),
    async close() {
      await worker?.terminate()
      worker = undefined
    },
  }
}

const ownThread = new URL('./reader-thread.ts', import.meta.url)

function startThread(thread: URL, heapMb: number): Worker {
  const worker = new Worker(thread, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
  })
  // An idle thread must not keep the process alive. If it dies, the next document starts another.
  worker.unref()
  worker.on('error', () => undefined)
  return worker
}

type ReadRequest = { bytes: Uint8Array<ArrayBuffer>; kind: ContentType; today: string }
type ReadAnswer = { reading: DocumentReading } | { trouble: string }

function answerOf(
  worker: Worker,
  request: ReadRequest,
  { limitMs, memoryMb }: { limitMs: number; memoryMb: number },
): Promise<ReadAnswer> {
  const { promise, resolve } = Promise.withResolvers<ReadAnswer>()
  const rssAtStart = process.memoryUsage.rss()
  const deadline = setTimeout(() => resolve({ trouble: 'time' }), limitMs)
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - rssAtStart > memoryMb * 2 ** 20) resolve({ trouble: 'memory' })
  }, 100)
  const onMessage = (reading: DocumentReading) => resolve({ reading })
  const onError = (error: Error) => resolve({ trouble: error.message })
  const onExit = (code: number) => resolve({ trouble: `exit ${code}` })
  worker.once('message', onMessage).once('error', onError).once('exit', onExit)
  worker.postMessage(request, [request.bytes.buffer])
  return promise.finally(() => {
    clearTimeout(deadline)
    clearInterval(watch)
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
  })
}
