import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type Files, openFiles } from './files.ts'

const picture = Buffer.from([0, 255, 1, 254, 10, 13])

test('files on disk come back as they went in', async () => {
  await keepsFiles(await openFiles(pathToFileURL(join(await temporaryFolder(), 'files'))))
})

test('files in S3 come back as they went in', async () => {
  const { port, objects } = await s3Server()
  const files = await openFiles(new URL(`s3://chave:se%2Fgredo@127.0.0.1:${port}/petisco?tls=off`))
  await keepsFiles(files)
  await files.put('public/kept.webp', picture)
  expect([...objects.keys()]).toEqual(['/petisco/public/kept.webp'])
})

test('a folder that cannot be made is told in one line', async () => {
  const file = join(await temporaryFolder(), 'a-file')
  await writeFile(file, '')
  await expect(openFiles(pathToFileURL(join(file, 'files')))).rejects.toThrow(
    'The folder for files cannot be made',
  )
})

async function keepsFiles(files: Files) {
  await files.put('public/a.webp', picture)
  expect(await files.exists('public/a.webp')).toBe(true)
  expect(await buffer(await files.getStream('public/a.webp'))).toEqual(picture)
  await files.delete('public/a.webp')
  expect(await files.exists('public/a.webp')).toBe(false)
}

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** As much of S3 as we use, and it insists on signed requests. */
async function s3Server() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const key = new URL(request.url ?? '', 'http://s3').pathname
    const body = await buffer(request)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=chave/')) {
      return response.writeHead(403).end()
    }
    if (request.method === 'PUT') objects.set(key, unchunked(body, request.headers['content-encoding']))
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(200).end()
    const object = objects.get(key)
    if (!object) return response.writeHead(404).end()
    response.writeHead(200, { 'content-length': object.length })
    return response.end(request.method === 'HEAD' ? undefined : object)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, objects }
}

/** The client may send a body in chunks, each with its length in hexadecimal before it. */
function unchunked(body: Buffer, encoding: string | undefined) {
  if (!encoding?.includes('aws-chunked')) return body
  const end = body.indexOf('\r\n')
  const length = Number.parseInt(body.subarray(0, end).toString(), 16)
  return body.subarray(end + 2, end + 2 + length)
}
