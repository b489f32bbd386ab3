import { writeFile } from 'node:fs/promises'
import { arch, cpus, platform } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import { readDocument } from '#server/invoices/reading/read-document.ts'
import { createDocumentReaders } from '#server/invoices/reading/read-in-process.ts'
import { readersAtOnce } from '#server/platform/concurrency.ts'
import { type Drawing, openDrawing } from './papers/draw.ts'
import type { PaperTruth } from './papers/paper.ts'
import type { WrittenPaper } from './papers/planned-paper.ts'
import { sets } from './papers/sets.ts'
import type { Row } from './table.ts'

const today = '2026-11-16'

type Papers = { readonly ofEachSet: number; readonly isTold: boolean; readonly warmsUp: boolean }

/**
 * Draws papers, reads them, and tells what was read right, what was wrong though called sure, and at what cost; in full
 * also in `docs/reading.md`.
 */
export async function benchReading(
  { ofEachSet, isTold, warmsUp }: Papers,
  signal: AbortSignal,
): Promise<Row[]> {
  await using drawing = await openDrawing()
  const lines: string[] = []
  const rows: Row[] = []
  for (const set of ['first', 'pdf', 'varied', 'held']) {
    const scores = new Map<string, Score[]>()
    for (const paper of sets[set]?.().slice(0, ofEachSet) ?? []) {
      signal.throwIfAborted()
      const score = await scoreOf(await paper.write(drawing))
      console.error(`${set} ${paper.name}: ${missesOf(score)}`)
      const part = partOf(set, paper.name)
      scores.set(part, [...(scores.get(part) ?? []), score])
    }
    for (const [part, ofPart] of scores) {
      lines.push(lineOf(part, ofPart))
      rows.push(...rowsOf(part, ofPart))
    }
  }
  const page = new URL('../docs/reading.md', import.meta.url)
  if (isTold) await writeFile(page, pageOf(lines))
  return [...rows, ...(await sideBySide(drawing, warmsUp))]
}

/** As a worker reads for several members, and what its other work waits for meanwhile. */
async function sideBySide(drawing: Drawing, warmsUp: boolean): Promise<Row[]> {
  const [paper] = sets.varied?.() ?? []
  if (!paper) throw new Error('There is no paper to be read')
  const { bytes } = await paper.write(drawing)
  const perSecond = async (count: number) => {
    const readers = createDocumentReaders(count)
    try {
      const readAll = () =>
        Promise.all(Array.from({ length: readersAtOnce }, () => readers.read(bytes, 'jpeg', today)))
      // The first time readers start and load their models.
      if (warmsUp) await readAll()
      const began = performance.now()
      await readAll()
      return (readersAtOnce * 1000) / (performance.now() - began)
    } finally {
      await readers.close()
    }
  }
  const oneByOne = await perSecond(1)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const together = await perSecond(readersAtOnce)
  delay.disable()
  return [
    {
      what: `reading ${readersAtOnce} photographs side by side, beside one by one`,
      figure: together,
      unit: '/s',
      floor: oneByOne,
      budget: { atLeast: 0.75 * readersAtOnce },
    },
    {
      what: 'event loop beside them, p99',
      figure: delay.percentile(99) / 1e6,
      unit: 'ms',
      budget: { atMost: 20 },
    },
  ]
}

/** Papers of a mixed set are named after how hard they are. */
function partOf(set: string, name: string): string {
  const [, hardness] = /^\d+-(.+)$/.exec(name) ?? []
  return hardness ? `${set}, ${hardness.replace('-', ' ')}` : set
}

const facts = ['key', 'number', 'day', 'issuer', 'total', 'rows'] as const
type Score = Readonly<Record<(typeof facts)[number], boolean>> & {
  readonly wrongThoughSure: number
  readonly cpuSeconds: number
  readonly seconds: number
}

async function scoreOf({ file, bytes, truths }: WrittenPaper): Promise<Score> {
  const [truth] = truths
  if (!truth) throw new Error('There is nothing to be read')
  const [began, before] = [performance.now(), process.cpuUsage()]
  const reading = await readDocument(bytes, file === 'pdf' ? 'pdf' : 'jpeg', today)
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - began) / 1000
  return { ...judged(reading, truth), cpuSeconds: (user + system) / 1e6, seconds }
}

function judged(reading: DocumentReading, truth: PaperTruth): Omit<Score, 'cpuSeconds' | 'seconds'> {
  const { fields = {} } = reading
  // A SAT receipt has a key that the programme does not take.
  const key = truth.kind === 'sat' || reading.access_key === truth.key
  const right = {
    key,
    number: reading.number === truth.number,
    day: reading.issued_on === truth.issuedOn,
    issuer: reading.issuer?.id === truth.issuer.id,
    total: reading.total === truth.totalCents,
  }
  const sure = {
    key: fields.access_key?.sure,
    number: fields.number?.sure,
    day: fields.issued_on?.sure,
    issuer: fields.issuer?.sure,
    total: fields.total?.sure,
  }
  const wanted = truth.rows.map((row) => figuresOf({ ...row, unitCents: row.unitCents }))
  const read = reading.rows.map((row) =>
    figuresOf({ ...row, quantity: Number(row.quantity), unitCents: Number(row.unitValue) * 100 }),
  )
  const wrongFacts = (['key', 'number', 'day', 'issuer', 'total'] as const).filter(
    (fact) => sure[fact] && !right[fact],
  )
  const wrongRows = reading.rows.filter((row, at) => row.isSure && !wanted.includes(read[at] ?? ''))
  return {
    ...right,
    rows: read.join() === wanted.join(),
    wrongThoughSure: wrongFacts.length + wrongRows.length,
  }
}

type Figures = { quantity: number; unitCents: number; valueCents: number; discountCents: number }

function figuresOf({ quantity, unitCents, valueCents, discountCents }: Figures): string {
  return `${quantity} × ${Math.round(unitCents)} = ${valueCents} - ${discountCents}`
}

function missesOf(score: Score | undefined): string {
  const missed = facts.filter((fact) => !score?.[fact])
  return missed.length > 0 ? `not ${missed.join(', ')}` : 'all'
}

function rowsOf(part: string, scores: readonly Score[]): Row[] {
  const wrong = scores.reduce((sum, { wrongThoughSure }) => sum + wrongThoughSure, 0)
  const processor = middleOf(sorted(scores.map(({ cpuSeconds }) => cpuSeconds)))
  return [
    { what: `reading ${part}, processor`, figure: processor, unit: 's' },
    { what: `reading ${part}, wrong though sure`, figure: wrong, unit: '', budget: { atMost: 0 } },
  ]
}

function lineOf(part: string, scores: readonly Score[]): string {
  const wrong = scores.reduce((sum, { wrongThoughSure }) => sum + wrongThoughSure, 0)
  const right = facts.map((fact) => scores.filter((score) => score[fact]).length)
  const ofCpu = sorted(scores.map(({ cpuSeconds }) => cpuSeconds))
  const ofClock = sorted(scores.map(({ seconds }) => seconds))
  const times = [middleOf(ofCpu), ofCpu.at(-1) ?? 0, middleOf(ofClock), ofClock.at(-1) ?? 0]
  return `| ${[part, scores.length, ...right, wrong, ...times.map((seconds) => seconds.toFixed(1))].join(' | ')} |`
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other)
}

function middleOf(numbers: readonly number[]): number {
  return numbers[Math.floor(numbers.length / 2)] ?? 0
}

function tableOf(lines: readonly string[]): string {
  return `| papers | of them | keys | numbers | days | issuers | totals | all rows | wrong though sure | CPU s, middle | most | waiting s, middle | most |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}`
}

function pageOf(lines: readonly string[]): string {
  return `# Reading

Written by \`npm run bench -- reading\` on ${cpus().length} cores (${platform()} ${arch()}). Papers of invented shops are drawn,
photographed and spoilt as phones and people spoil them, so that what stands on each is known; then they are read as
those of members are. What each set is: \`bench/README.md\`. On \`held\`, whose fonts and seeds are its own, nothing is tuned.

- **right** is what a column says how often: a row counts only with all others of its paper, each with quantity, price,
  value and discount.
- **wrong though sure**: called sure and not so. It must be nothing; unsure fields are shown as unsure.
- **CPU s** are seconds of a processor, **waiting s** those of the clock. A reader leaves one core to others.
- Reading ends after 11.5 seconds of a processor, 60 of the clock, or 700 MB. What is hostile (two papers, no paper, films,
  400 pages, hidden text, a second total) stands in \`server/invoices/reading/hostile-papers.test.ts\`.

${tableOf(lines)}

How it is read, and why so: [decision 012](decisions/012-reading-invoices.md).
`
}
