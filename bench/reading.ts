import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import { readDocument } from '#server/invoices/reading/read-document.ts'
import { openDrawing } from './papers/draw.ts'
import type { PaperTruth } from './papers/paper.ts'
import type { WrittenPaper } from './papers/planned-paper.ts'
import { sets } from './papers/sets.ts'
import { number } from './table.ts'

const today = '2026-11-16'

/** Draws papers, reads them, and tells what was read right, what was wrong though called sure, and at what cost. */
export async function benchReading(papersOfEach: number, signal: AbortSignal): Promise<void> {
  await using drawing = await openDrawing()
  console.log(
    'set, papers, keys, numbers, days, issuers, totals, all rows, wrong though sure, CPU s p50, CPU s most',
  )
  for (const set of ['first', 'pdf', 'varied', 'held']) {
    const scores: Score[] = []
    for (const paper of sets[set]?.().slice(0, papersOfEach) ?? []) {
      signal.throwIfAborted()
      scores.push(await scoreOf(await paper.write(drawing)))
      console.error(`${set} ${paper.name}: ${missesOf(scores.at(-1))}`)
    }
    console.log(lineOf(set, scores))
  }
}

const facts = ['key', 'number', 'day', 'issuer', 'total', 'rows'] as const
type Score = Readonly<Record<(typeof facts)[number], boolean>> & {
  readonly wrongThoughSure: number
  readonly cpuSeconds: number
}

async function scoreOf({ file, bytes, truths }: WrittenPaper): Promise<Score> {
  const [truth] = truths
  if (!truth) throw new Error('There is nothing to be read')
  const before = process.cpuUsage()
  const reading = await readDocument(bytes, file === 'pdf' ? 'pdf' : 'jpeg', today)
  const { user, system } = process.cpuUsage(before)
  return { ...judged(reading, truth), cpuSeconds: (user + system) / 1e6 }
}

function judged(reading: DocumentReading, truth: PaperTruth): Omit<Score, 'cpuSeconds'> {
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

function lineOf(set: string, scores: readonly Score[]): string {
  const seconds = scores.map(({ cpuSeconds }) => cpuSeconds).sort((one, other) => one - other)
  const wrong = scores.reduce((sum, { wrongThoughSure }) => sum + wrongThoughSure, 0)
  const right = facts.map((fact) => scores.filter((score) => score[fact]).length)
  const middle = seconds[Math.floor(seconds.length / 2)] ?? 0
  return [set, scores.length, ...right, wrong, number(middle), number(seconds.at(-1) ?? 0)].join(', ')
}
