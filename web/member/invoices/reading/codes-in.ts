/** A worker reads the codes, so that the page does not freeze. */
export function codesIn(photo: Blob): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(`The code reader failed: ${message}`))
  worker.postMessage(photo)
  return promise.finally(() => worker.terminate())
}
