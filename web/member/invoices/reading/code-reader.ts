import { inTurn } from '#web/ui/in-turn.ts'

/** A worker reads the codes, so that the page does not freeze. It takes one picture after the other. */
export function openCodeReader() {
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })

  function read(picture: Blob | ImageData): Promise<string[]> {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    worker.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(`The code reader failed: ${message}`))
    worker.postMessage(picture)
    return promise
  }

  return { read, close: () => worker.terminate() }
}

export function codesIn(photo: Blob): Promise<string[]> {
  return inTurn(() => {
    const reader = openCodeReader()
    return reader.read(photo).finally(reader.close)
  })
}
