import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { problem } from '#server/platform/problem.ts'

/** A part of a backup; each fits into memory. */
export type Entry = { readonly name: string; readonly content: Buffer }

/** The bytes of a tar file whose last entry holds the hash of all that comes before it. */
export async function* sealedArchive(
  entries: AsyncIterable<Entry>,
  madeAt: Temporal.Instant,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const archived = (entry: Entry) => [headerOf(entry, madeAt), entry.content, paddingAfter(entry.content)]
  for await (const entry of entries)
    for (const bytes of archived(entry)) {
      hash.update(bytes)
      yield bytes
    }
  yield* archived({ name: sealName, content: Buffer.from(`${hash.digest('hex')}\n`) })
  yield endOfArchive
}

/** Fails at the end if anything is missing or was changed. What comes before the end may be wrong then. */
export async function* openArchive(file: string): AsyncGenerator<Entry> {
  const hash = createHash('sha256')
  const { take, isOver, stop } = reading(bytesOf(file))
  try {
    for (;;) {
      const header = await take(blockBytes)
      const { name, size } = readHeader(header)
      const content = await take(size)
      const padding = await take(paddingAfter(content).length)
      if (name === sealName) {
        await take(endOfArchive.length)
        if (content.toString().trim() !== hash.digest('hex') || !(await isOver())) throw broken(file)
        return
      }
      for (const bytes of [header, content, padding]) hash.update(bytes)
      yield { name, content }
    }
  } catch (error) {
    if (isFileError(error)) throw problem(`${file} cannot be read: ${error.message}.`, error)
    throw isUnreadable(error) ? broken(file, error) : error
  } finally {
    await stop()
  }
}

const sealName = 'sha256.txt'
const blockBytes = 512
const endOfArchive = Buffer.alloc(2 * blockBytes)

function bytesOf(file: string): AsyncIterable<Buffer> {
  // Errors of either reach whoever reads.
  return pipeline(createReadStream(file), createZstdDecompress(), () => undefined)
}

function reading(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return {
    async take(size: number): Promise<Buffer> {
      const pieces: Buffer[] = [rest]
      for (let length = rest.length; length < size; length += pieces.at(-1)?.length ?? 0) {
        const { value, done } = await chunks.next()
        if (done) throw new Error(endsEarly)
        pieces.push(value)
      }
      const all = Buffer.concat(pieces)
      rest = all.subarray(size)
      return all.subarray(0, size)
    },
    isOver: async () => rest.length === 0 && (await chunks.next()).done === true,
    stop: async () => void (await chunks.return?.()),
  }
}

const endsEarly = 'the archive ends early'

function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return error.message === endsEarly || /^(ZSTD_|Z_)/.test(code)
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

function broken(file: string, cause?: unknown): Error {
  return problem(`${file} is no whole backup: it was cut short or changed. Nothing was restored.`, cause)
}

/** https://www.gnu.org/software/tar/manual/html_node/Standard.html */
function headerOf({ name, content }: Entry, madeAt: Temporal.Instant): Buffer {
  const header = Buffer.alloc(blockBytes)
  if (Buffer.byteLength(name) > 100) throw problem(`${name} is too long a name for a backup.`)
  header.write(name)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(content.length, 12), 124)
  header.write(octal(Math.floor(madeAt.epochMilliseconds / 1000), 12), 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(octal(sumOf(header), 8), 148)
  return header
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (start: number, length: number) =>
    header.toString('utf8', start, start + length).replace(/\0.*$/s, '')
  if (Number.parseInt(text(148, 8), 8) !== sumOf(header)) throw new Error(endsEarly)
  return { name: text(0, 100), size: Number.parseInt(text(124, 12), 8) }
}

/** The sum is made as if its own field held spaces. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, place) => sum + (place >= 148 && place < 156 ? 32 : byte), 0)
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`
}

function paddingAfter({ length }: Buffer): Buffer {
  return Buffer.alloc((blockBytes - (length % blockBytes)) % blockBytes)
}
