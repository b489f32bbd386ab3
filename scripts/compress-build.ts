import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressedMark } from '#server/platform/web-build.ts'
import { filesBelow } from './files-below.ts'

const compressible = /\.(?:html|js|css|svg|json|txt|webmanifest|wasm)$/

/** Leaves beside each file of a build what is sent instead of it, unless that was done before. */
export async function compressBuild(folder: string) {
  const mark = join(folder, compressedMark)
  if (existsSync(mark)) return
  const files = (await filesBelow(folder)).filter(
    (file) => compressible.test(file) && !file.startsWith('server'),
  )
  await Promise.all(files.map((file) => compress(join(folder, file))))
  await writeFile(mark, '')
}

async function compress(file: string) {
  const content = await readFile(file)
  // The best quality takes three times as long for one part in a hundred less, and five seconds for a file of a
  // megabyte.
  const quality = content.length > 500_000 ? 6 : 10
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeWhole(`${file}.br`, br), writeWhole(`${file}.gz`, gz)])
}

/** The app may be served meanwhile, and another process may compress the same. */
async function writeWhole(file: string, content: Buffer) {
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, content)
  await rename(aside, file)
}
