import type { Files } from '#server/platform/files.ts'

/** Calls `before` first, which may take its time or fail. */
export function watchedFiles(files: Files, before: (method: string, key: unknown) => Promise<void>): Files {
  return new Proxy(files, {
    get:
      (target, method: string) =>
      async (...args: unknown[]) => {
        await before(method, args[0])
        return Reflect.get(target, method).apply(target, args)
      },
  })
}
