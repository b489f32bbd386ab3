import { on } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { readDocument } from './read-document.ts'

// An error here ends the thread. Then read-in-thread.ts answers `stuck` and starts another.
if (parentPort) {
  for await (const [{ bytes, kind, today }] of on(parentPort, 'message')) {
    parentPort.postMessage(await readDocument(bytes, kind, today))
  }
}
