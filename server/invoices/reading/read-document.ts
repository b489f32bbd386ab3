import { readFiscalKey } from '#domain/fiscal-key.ts'
import { type FiscalDocument, fiscalDocumentOf } from '#domain/fiscal-xml.ts'
import type { ContentType } from '#server/platform/content-type.ts'
import { type DocumentReading, nothingRead } from './document-reading.ts'
import { type FactsInText, factsInText, keyIn } from './facts-in-text.ts'
import { fingerprintOf } from './image-fingerprint.ts'
import { openPicture, webpOf } from './picture.ts'
import { type CodeInPicture, readCodes, readSlantedCodes } from './read-codes.ts'
import { type DocumentPage, readPdf } from './read-pdf.ts'
import { readText } from './read-text.ts'
import { readXml } from './read-xml.ts'

const mostLetters = 8000

/** After so long nothing more is tried. It is well below the time after which the thread counts as stuck. */
const patienceMs = 20_000

export async function readDocument(
  bytes: Uint8Array,
  kind: ContentType,
  today: string,
): Promise<DocumentReading> {
  if (kind === 'xml') return readInvoiceXml(bytes, today)
  const pages = await pagesOf(bytes, kind).catch((error: Error) => error)
  // A file that no decoder opens is a finding for the reviewer, and no error of ours.
  if (pages instanceof Error)
    return nothingRead('broken', { facts: { failure: 'broken', trouble: pages.message } })
  const [first, ...others] = pages
  if (!first) return nothingRead('broken')
  const reading = await readPages([first, ...others], today)
  return {
    ...reading,
    fingerprint: await fingerprintOf(first.picture),
    ...(kind === 'pdf' && (await pagePictures(pages))),
  }
}

async function pagePictures(pages: readonly DocumentPage[]): Promise<Pick<DocumentReading, 'pages'>> {
  return { pages: await Promise.all(pages.map(({ picture }) => webpOf(picture))) }
}

async function readPages(pages: Pages, today: string): Promise<DocumentReading> {
  const until = performance.now() + patienceMs
  const codes = await codesOf(pages, until)
  if (codes[0]) return readingOfCode(codes[0], codes)
  const text = storable(await wordsOf(pages, until))
  const facts = factsInText(text, today)
  const reading = Object.keys(facts).length > 0 ? readingOfText(facts) : nothingRead('silent')
  return text ? { ...reading, text } : reading
}

/** PostgreSQL refuses NUL and half surrogate pairs, which the cut can leave. */
function storable(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, mostLetters).toWellFormed()
}

type Pages = readonly [DocumentPage, ...DocumentPage[]]

async function pagesOf(bytes: Uint8Array, kind: ContentType): Promise<DocumentPage[]> {
  return kind === 'pdf' ? readPdf(bytes) : [{ picture: await openPicture(bytes), text: '' }]
}

async function codesOf(pages: Pages, until: number): Promise<CodeInPicture[]> {
  for (const [index, { picture }] of pages.entries()) {
    const codes = await readCodes(picture)
    // Only the first page is shown with marks, so that boxes of other pages are dropped.
    if (codes.length > 0) return index === 0 ? codes : codes.map(({ box: _, ...code }) => code)
  }
  return readSlantedCodes(pages[0].picture, until)
}

/** The hidden text of a PDF is trusted like words read from its picture, so that the slower reading is spared. */
async function wordsOf(pages: Pages, until: number): Promise<string> {
  const behind = pages.map(({ text }) => text).join('\n')
  return behind.trim().length > 40 ? behind : readText(pages[0].picture, until)
}

function readInvoiceXml(bytes: Uint8Array, today: string): DocumentReading {
  const tree = readXml(bytes)
  // The key of a broken file still counts. Otherwise a member could break a file to send it again.
  if (!tree) return nothingRead('broken', { access_key: keyIn(beginningOf(bytes), today) ?? null })
  const document = fiscalDocumentOf(tree)
  return document ? readingOfXml(document) : nothingRead('other')
}

/** The key is in the first lines of an invoice. Read as latin1, its letters and digits appear in every encoding. */
function beginningOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 20_000)).toString('latin1')
}

function readingOfXml(document: FiscalDocument): DocumentReading {
  return {
    source: 'xml',
    access_key: /^[\dA-Z]{44}$/.test(document.key) ? document.key : null,
    number: document.number,
    issuer: document.issuer,
    issued_on: document.issuedOn,
    total: document.totalCents,
    rows: document.rows,
    fingerprint: null,
    facts: { document },
  }
}

function readingOfCode(code: CodeInPicture, all: readonly CodeInPicture[]): DocumentReading {
  const otherKeys = [...new Set(all.map(({ key }) => key))].filter((key) => key !== code.key)
  return {
    ...readingOfKey(code.key),
    source: code.source,
    issued_on: code.issuedOn ?? null,
    total: code.totalCents ?? null,
    ...(code.box && { regions: [{ of: 'code', box: [...code.box] }] }),
    facts: {
      ...(code.isTest !== undefined && { isTest: code.isTest }),
      ...(otherKeys.length > 0 && { otherKeys }),
    },
  }
}

function readingOfText({ key, number, totalCents, issuedOn }: FactsInText): DocumentReading {
  return {
    ...(key ? readingOfKey(key) : nothingRead('silent', { number: number ?? null })),
    source: 'ocr',
    issued_on: issuedOn ?? null,
    total: totalCents ?? null,
    facts: {},
  }
}

/** What the key alone says. The late day lets a key of a future month pass, because the findings judge that. */
function readingOfKey(text: string): DocumentReading {
  const reading = readFiscalKey(text, '2099-12-31')
  return nothingRead('silent', {
    access_key: text,
    number: reading.ok ? reading.key.number : null,
    issuer: reading.ok ? { id: reading.key.issuer, name: null } : null,
  })
}
