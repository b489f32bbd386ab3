import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { webAppFolder } from '#server/platform/web-build.ts'

type File = { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer }

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const files = new Map<string | undefined, File>([['/', await read('member/index.html')]])
for (const name of await readdir(webAppFolder, { recursive: true }))
  if (extname(name) in types) files.set(`/${name.replaceAll(sep, '/')}`, await read(name))

/** Sending the bytes cannot be avoided; finding them can be done beforehand. */
createServer(({ url }, response) => {
  const file = files.get(url)
  if (file) response.writeHead(200, file.headers).end(file.body)
  else response.writeHead(404).end()
}).listen(Number(process.env.PORT), '127.0.0.1')

async function read(name: string): Promise<File> {
  const path = join(webAppFolder, name)
  const compressed = existsSync(`${path}.br`)
  const body = await readFile(compressed ? `${path}.br` : path)
  const headers = { 'content-type': types[extname(name)] ?? '', 'content-length': body.length }
  return { body, headers: compressed ? { ...headers, 'content-encoding': 'br' } : headers }
}
