import type { photoTasks } from './photo-tasks.ts'

type Tasks = typeof photoTasks
type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
type Answer<Name extends keyof Tasks> = ReturnType<Tasks[Name]>

export type PhotoDesk = {
  ask<Name extends keyof Tasks>(task: Name, input: Input<Name>): Promise<Answer<Name>>
  close(): void
}

/** A worker looks at photos, so that the page does not freeze. It answers in the order in which it is asked. */
export function openPhotoDesk(): PhotoDesk {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  const waiting: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[] = []
  worker.onmessage = ({ data }: MessageEvent<unknown>) => waiting.shift()?.resolve(data)
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`The photo worker failed: ${message}`))
  }
  return {
    ask<Name extends keyof Tasks>(task: Name, input: Input<Name>) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer<Name>>()
      waiting.push({ resolve: (answer) => resolve(answer as Answer<Name>), reject })
      worker.postMessage({ task, input })
      return promise
    },
    close: () => worker.terminate(),
  }
}
