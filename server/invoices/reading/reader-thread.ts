import { on } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { readDocument } from './read-document.ts'

// What fails here ends the thread; whoever waits for the answer hears of it and starts another.
if (parentPort) {
  for await (const [{ bytes, kind, today }] of on(parentPort, 'message')) {
    parentPort.postMessage(await readDocument(bytes, kind, today))
  }
}
