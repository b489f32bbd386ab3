import { Worker } from 'node:worker_threads'
import type { readDocument } from './read-document.ts'
import type { ReadRequest } from './read-in-process.ts'

/** Answers the process that started this one, and ends with it. */
export function serveReader(read: typeof readDocument): void {
  watchMemory(Number(process.argv[2]))
  process.on('disconnect', () => process.exit())
  process.on('message', ({ bytes, kind, today }: ReadRequest) => {
    // An error ends the process. Then read-in-process.ts answers `stuck` and starts another.
    void read(bytes, kind, today).then((reading) =>
      process.send?.({ reading, rss: process.memoryUsage.rss() }),
    )
  })
}

/** Decoders keep this thread busy and use memory outside the heap, so that another thread watches the whole process. */
function watchMemory(mostMb: number) {
  new Worker(
    `setInterval(() => {
      if (process.memoryUsage.rss() > ${mostMb} * 2 ** 20) process.kill(process.pid, 'SIGKILL')
    }, 50)`,
    { eval: true },
  ).unref()
}
