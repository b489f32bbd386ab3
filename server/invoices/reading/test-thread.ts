import { on } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { readDocument } from './read-document.ts'

/** The reader's thread, with documents that do to it what a hostile one might. */
const tricks: Record<string, () => void> = {
  hang: () => {
    for (;;) Math.random()
  },
  exit: () => process.exit(3),
  fail: () => {
    throw new Error('a reader broke')
  },
  heap: () => {
    for (const kept: string[][] = []; ; ) kept.push(Array.from({ length: 100_000 }, String))
  },
  buffers: () => {
    for (const kept: Buffer[] = []; ; ) kept.push(Buffer.alloc(10_000_000, 1))
  },
}

if (parentPort) {
  for await (const [{ bytes, kind, today }] of on(parentPort, 'message')) {
    tricks[Buffer.from(bytes).toString('latin1', 0, 20)]?.()
    parentPort.postMessage(await readDocument(bytes, kind, today))
  }
}
