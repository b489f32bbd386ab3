import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
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
  /** Of the whole process: decoders use memory outside the heap. */
  readonly memoryMb?: number
  readonly heapMb?: number
  readonly program?: URL
}

/**
 * Reads one document after the other in a process of its own, because decoders are native code, whose faults end a
 * process. It is replaced after a document that was too much for it, and when it has grown: native code gives memory
 * back late or never.
 */
export function createDocumentReader(limits: ReaderLimits = {}): DocumentReader {
  const { limitMs = 60_000, memoryMb = 700, heapMb = 256, program = ownProgram } = limits
  const inTurn = limitConcurrency(1)
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    const started = fork(fileURLToPath(program), [String(memoryMb)], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      // Nothing of ours, so that no document finds a secret. Fewer heaps of the C library leave less memory unused.
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    child = started
    return started
  }

  async function attempt(request: ReadRequest): Promise<DocumentReading> {
    const reader = child ?? start()
    const answer = await answerOf(reader, request, limitMs)
    const isFull = 'reading' in answer && answer.rss > (memoryMb * 2 ** 20) / 1.4
    if (!('reading' in answer) || isFull) {
      reader.kill('SIGKILL')
      child = undefined
    }
    if ('reading' in answer) return answer.reading
    return nothingRead('stuck', { facts: { failure: 'stuck', trouble: answer.trouble } })
  }

  return {
    read: (bytes, kind, today) => inTurn(() => attempt({ bytes, kind, today })),
    async close() {
      child?.kill('SIGKILL')
      child = undefined
    },
  }
}

/** Several of them, each with a document of its own. The one that read last is warm, and reads next. */
export function createDocumentReaders(count: number, limits: ReaderLimits = {}): DocumentReader {
  const readers = Array.from({ length: count }, () => createDocumentReader(limits))
  const idle = [...readers]
  const inTurn = limitConcurrency(count)
  return {
    read: (...document) =>
      inTurn(async () => {
        const reader = idle.pop()
        if (!reader) throw new Error('More documents are read at once than there are readers')
        try {
          return await reader.read(...document)
        } finally {
          idle.push(reader)
        }
      }),
    async close() {
      await Promise.all(readers.map((reader) => reader.close()))
    },
  }
}

const ownProgram = new URL('./reader-process.ts', import.meta.url)

export type ReadRequest = { bytes: Uint8Array; kind: ContentType; today: string }
type ReadAnswer = { reading: DocumentReading; rss: number } | { trouble: string }

function answerOf(child: ChildProcess, request: ReadRequest, limitMs: number): Promise<ReadAnswer> {
  const { promise, resolve } = Promise.withResolvers<ReadAnswer>()
  const deadline = setTimeout(() => resolve({ trouble: 'time' }), limitMs)
  const onMessage = (answer: unknown) => resolve(answer as ReadAnswer)
  const onError = (error: Error) => resolve({ trouble: error.message })
  // Only its own watch ends it with this signal while nobody here does.
  const onExit = (code: number | null, signal: string | null) =>
    resolve({ trouble: signal === 'SIGKILL' ? 'memory' : `exit ${code ?? signal}` })
  child.once('message', onMessage).once('error', onError).once('exit', onExit)
  child.ref()
  child.channel?.ref()
  child.send(request, (error) => error && resolve({ trouble: error.message }))
  return promise.finally(() => {
    clearTimeout(deadline)
    child.off('message', onMessage).off('error', onError).off('exit', onExit)
    // An idle reader must not keep the process alive.
    child.unref()
    child.channel?.unref()
  })
}
