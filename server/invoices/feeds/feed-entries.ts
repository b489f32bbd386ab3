import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { cleaned } from '#domain/typed-text.ts'
import { contentTypeOf, signatureBytes } from '#server/platform/content-type.ts'

export type FeedEntry = {
  /** Where it stands in the ZIP, from 1. */
  readonly entry: number
  readonly name: string
  /** Undefined for what cannot be taken out of the ZIP. */
  readonly bytes: Buffer | undefined
}

/**
 * Names are only shown, and nothing is ever written under them: so one with `..` is as good as any. That a file is no
 * larger than the ZIP says is checked while it is read.
 */
export const zipOptions = { decodeStrings: false, validateEntrySizes: true }

const largestEntryBytes = 5_000_000

/** The files of a feed, from the given one on: those in a ZIP, or the file itself. */
export async function* feedEntries(
  file: { name: string; bytes: Buffer },
  from: number,
): AsyncGenerator<FeedEntry> {
  if (!isZip(file.bytes)) {
    if (from <= 1) yield { entry: 1, ...file }
    return
  }
  const zip = await fromBufferPromise(file.bytes, zipOptions)
  let entry = 0
  for await (const found of zip.eachEntry()) {
    entry += 1
    const name = nameOf(found)
    if (entry < from || name.endsWith('/') || isOfSystem(name)) continue
    yield { entry, name, bytes: await contentOf(zip, found) }
  }
}

export function isZip(bytes: Uint8Array): boolean {
  return ['PK\x03\x04', 'PK\x05\x06'].includes(Buffer.from(bytes.subarray(0, 4)).toString('latin1'))
}

/** No picture, no PDF, nothing with signs that no text has. */
export function isText(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, signatureBytes))
  return (
    contentTypeOf(beginning) === undefined && !isZip(bytes) && beginning.every((byte) => !isControl(byte))
  )
}

function isControl(byte: number): boolean {
  return byte < 32 && !['\t', '\n', '\r', '\f'].includes(String.fromCharCode(byte))
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  if (entry.uncompressedSize > largestEntryBytes) return undefined
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch {
    return undefined
  }
}

const longestName = 200

function nameOf({ fileNameRaw }: Entry): string {
  return cleaned(new TextDecoder().decode(fileNameRaw)).slice(-longestName)
}

/** What a Mac adds to every ZIP. */
function isOfSystem(name: string): boolean {
  return name.startsWith('__MACOSX/') || name.endsWith('.DS_Store')
}
