import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
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

// The server fills in what search engines read.
const html = brotliCompressSync(process.env.ANSWER ?? '')
const files = new Map<string | undefined, File>([['/', { body: html, headers: headersOf('.html', html) }]])
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
  return { body, headers: headersOf(extname(name), body, compressed) }
}

function headersOf(ending: string, body: Buffer, isCompressed = true) {
  const headers = { 'content-type': types[ending] ?? '', 'content-length': body.length }
  return isCompressed ? { ...headers, 'content-encoding': 'br' } : headers
}
