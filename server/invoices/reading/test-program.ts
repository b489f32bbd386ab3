import { readDocument } from './read-document.ts'
import { serveReader } from './serve-reader.ts'

/** The reader's process, with documents that do to it what a hostile one might. */
const tricks: Record<string, () => void> = {
  hang: () => {
    for (;;) Math.random()
  },
  exit: () => process.exit(3),
  fail: () => {
    throw new Error('a reader broke')
  },
  crash: () => process.abort(),
  heap: () => {
    for (const kept: string[][] = []; ; ) kept.push(Array.from({ length: 100_000 }, String))
  },
  buffers: () => {
    for (const kept: Buffer[] = []; ; ) kept.push(Buffer.alloc(10_000_000, 1))
  },
}

serveReader(async (bytes, kind, today) => {
  tricks[Buffer.from(bytes).toString('latin1', 0, 20)]?.()
  return readDocument(bytes, kind, today)
})
