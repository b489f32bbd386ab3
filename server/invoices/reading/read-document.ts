import { headOf } from '#domain/paper/head.ts'
import { type CodeOnPaper, joinSources } from '#domain/paper/join-sources.ts'
import { isWholePaper } from '#domain/paper/lines-behind.ts'
import { type PaperLine, textOf } from '#domain/paper/paper.ts'
import { type PaperFacts, readPaper } from '#domain/paper/read-paper.ts'
import type { ContentType } from '#server/platform/content-type.ts'
import { type DocumentReading, type FileFacts, nothingRead } from './document-reading.ts'
import { fingerprintOf } from './image-fingerprint.ts'
import { workDone } from './patience.ts'
import { openPicture, webpOf } from './picture.ts'
import { readCodes, readHardCodes } from './read-codes.ts'
import { readInvoiceXml } from './read-invoice-xml.ts'
import { type DocumentPage, readPdf } from './read-pdf.ts'
import { type ReadingOfWords, readWords } from './words/read-words.ts'

const mostLetters = 8000

/** Of a processor. After that nothing more is tried. */
const patienceSeconds = 11.5

export async function readDocument(
  bytes: Uint8Array,
  kind: ContentType,
  today: string,
): Promise<DocumentReading> {
  if (kind === 'xml') return readInvoiceXml(bytes, today)
  const file = await openFile(bytes, kind).catch((error: Error) => error)
  // A file that no decoder opens is a finding for the reviewer, and no error of ours.
  if (file instanceof Error)
    return nothingRead('broken', { facts: { failure: 'broken', trouble: file.message } })
  const { pages, facts } = file
  const [first, ...others] = pages
  if (!first) return nothingRead('broken')
  const reading = await readPages([first, ...others], today)
  return {
    ...reading,
    facts: { ...reading.facts, ...facts },
    fingerprint: await fingerprintOf(first.picture),
    ...(kind === 'pdf' && (await pagePictures(pages))),
  }
}

async function pagePictures(pages: readonly DocumentPage[]): Promise<Pick<DocumentReading, 'pages'>> {
  return { pages: await Promise.all(pages.map(({ picture }) => webpOf(picture))) }
}

async function readPages(pages: Pages, today: string): Promise<DocumentReading> {
  const isLate = workDone(patienceSeconds)
  const behind = pages.flatMap(({ lines }) => lines)
  const from = isWholePaper(behind) ? 'text' : 'words'
  const found = await codesOf(pages, from === 'text')
  const isEnough = (lines: readonly PaperLine[]) => addsUp(readPaper(lines, today, found[0]?.key))
  const words =
    from === 'text' ? undefined : await wordsOf(pages, { isLate, hasKey: found.length > 0, isEnough })
  const lines = words?.lines ?? behind
  const hasKey = found.length > 0 || headOf(lines, today).key !== undefined
  const codes = hasKey ? found : await readHardCodes(pages[0].picture, words?.degrees ?? 0)
  const joined = joinSources({ codes, paper: readPaper(lines, today, codes[0]?.key), from })
  const reading = nothingRead('silent', joined)
  const text = storable(lines.map(textOf).join('\n'))
  return text ? { ...reading, text } : reading
}

function addsUp({ totalCents, issuedOn }: PaperFacts): boolean {
  return totalCents?.isSure === true && issuedOn !== undefined
}

/** PostgreSQL refuses NUL and half surrogate pairs, which the cut can leave. */
function storable(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, mostLetters).toWellFormed()
}

type Pages = readonly [DocumentPage, ...DocumentPage[]]

async function openFile(
  bytes: Uint8Array,
  kind: ContentType,
): Promise<{ pages: DocumentPage[]; facts: FileFacts }> {
  if (kind === 'pdf') return readPdf(bytes)
  return { pages: [{ picture: await openPicture(bytes), lines: [] }], facts: {} }
}

/** A page with its text behind it was never photographed, so that its codes lie straight. */
async function codesOf(pages: Pages, isStraight: boolean): Promise<CodeOnPaper[]> {
  for (const [index, { picture }] of pages.entries()) {
    const codes = await readCodes(picture, { isStraight })
    // Only the first page is shown with marks, so that boxes of other pages are dropped.
    if (codes.length > 0) return index === 0 ? codes : codes.map(({ box: _, ...code }) => code)
    if (isStraight) return []
  }
  return []
}

/** The words of all pages, and by how much those of the first are turned. */
async function wordsOf(pages: Pages, reading: ReadingOfWords) {
  const all: PaperLine[] = []
  let turned: number | undefined
  for (const [page, { picture }] of pages.entries()) {
    const { lines, degrees } = await readWords(picture, reading)
    turned ??= degrees
    all.push(...lines.map((line) => ({ ...line, page })))
  }
  return { lines: all, degrees: turned ?? 0 }
}
