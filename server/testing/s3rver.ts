import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

type Context = { path: string; mountPath?: string; state: object }
type Server = {
  middleware: ((context: Context, next: () => unknown) => unknown)[]
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
type ServerClass = new (options: object) => Server

const S3rver: ServerClass = createRequire(import.meta.url)('@20minutes/s3rver')

/** An S3-compatible server that others wrote: it checks signatures and speaks of errors as S3 does. */
export async function startS3rver() {
  const directory = await mkdtemp(join(tmpdir(), 'petisco-s3rver-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'petisco' }],
  })
  server.middleware.unshift(signedAsSent)
  const { port } = await server.run()
  onTestFinished(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  return { url: new URL(`s3://S3RVER:S3RVER@127.0.0.1:${port}/petisco?tls=off`), directory }
}

/** It signs the path of a bucket without the slash that the client of AWS sends, unless it takes it for a host. */
function signedAsSent(context: Context, next: () => unknown) {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.mountPath = '/'
    Object.defineProperty(context.state, 'vhost', { get: () => true, set: () => undefined })
  }
  return next()
}
