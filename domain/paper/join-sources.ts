import { type FiscalKey, readFiscalKey } from '#domain/fiscal-key.ts'
import type { FiscalCode } from '#domain/fiscal-qr.ts'
import type { FiscalRow } from '#domain/fiscal-xml.ts'
import { issuerRoot } from '#domain/product-wording.ts'
import type { Fact, PaperFacts, Place } from './read-paper.ts'

export type CodeOnPaper = FiscalCode & {
  readonly source: 'qr' | 'barcode'
  readonly box?: Region['box']
}

/** A row as the document has it; without a code of its operation where that was not read. */
export type DocumentRow = FiscalRow & {
  readonly unit?: string
  /** Its figures agree with each other and with the total. */
  readonly isSure: boolean
}

/** Two sources, or two places on the paper, say different things of one fact. */
export type Contradiction = {
  readonly field: 'access_key' | 'number' | 'issuer' | 'issued_on' | 'total'
  readonly values: readonly (string | number)[]
}

type Field = { from: 'code' | 'key' | 'text' | 'words'; sure: boolean }
type FieldName = 'access_key' | 'number' | 'issuer' | 'issued_on' | 'total'
type Fields = { [Name in FieldName]?: Field }

/** A place on the picture where something was read. */
type Region = {
  of: 'key' | 'code' | 'number' | 'issuer' | 'issued_on' | 'total' | 'row' | 'row_value'
  row?: number
  page?: number
  box: [number, number, number, number]
}

/** What all sources say of one paper. */
export type JoinedPaper = {
  readonly source: 'qr' | 'barcode' | 'ocr'
  readonly access_key: string | null
  readonly number: string | null
  readonly issuer: { id: string | null; name: string | null } | null
  readonly issued_on: string | null
  readonly total: number | null
  readonly rows: readonly DocumentRow[]
  readonly fields: Fields
  readonly regions: readonly Region[]
  readonly facts: {
    readonly isTest?: boolean
    readonly otherKeys?: readonly string[]
    /** The keys of papers beside each other in one picture; twice the same where it is one paper twice. */
    readonly papers?: readonly string[]
    readonly contradictions?: readonly Contradiction[]
  }
}

type Sources = {
  readonly codes: readonly CodeOnPaper[]
  readonly paper: PaperFacts
  /** Whether the paper's letters are the text behind a PDF or were recognised. */
  readonly from: 'text' | 'words'
}

/**
 * Joins what codes and letters say of one paper. A key that passes every check is the strongest: number, issuer and
 * month are its own. Codes come before letters; where both speak and differ, both values become a contradiction.
 * The result is undefined if they say nothing of an invoice.
 */
export function joinSources(sources: Sources): JoinedPaper | undefined {
  const { codes, paper } = sources
  const [code] = codes
  const keyText = code?.key ?? paper.key?.value
  if (!keyText && !saysAnything(paper)) return undefined
  const key = keyText ? keyIn(keyText) : undefined
  const papers = papersIn(codes)
  const otherKeys = [...new Set(codes.map((one) => one.key))].filter((one) => one !== code?.key)
  const isOneKey = otherKeys.length === 0
  // Of two papers in one picture nobody knows which line belongs to which.
  const isOnePaper = isOneKey && papers.length === 0
  const contradictions = contradictionsOf(code, paper, key)
  const differences = [...contradictions, ...secondTotals(paper, contradictions)]
  return {
    source: code?.source ?? 'ocr',
    access_key: keyText ?? null,
    number: key?.number ?? paper.number?.value ?? null,
    issuer: issuerOf(key, paper),
    issued_on: code?.issuedOn ?? paper.issuedOn?.value ?? null,
    total: code?.totalCents ?? paper.totalCents?.value ?? null,
    rows: paper.rows.map((row) => rowOf(row, isOnePaper)),
    fields: fieldsOf(sources, { keyText, key, isOneKey, isOnePaper, contradictions }),
    regions: regionsOf(code, paper),
    facts: {
      ...(code?.isTest !== undefined && { isTest: code.isTest }),
      ...(papers.length > 0 ? { papers } : otherKeys.length > 0 && { otherKeys }),
      ...(isOnePaper && differences.length > 0 && { contradictions: differences }),
    },
  }
}

/** A paper has one code of a kind: two of a kind that lie apart are of two papers, or of one paper twice. */
function papersIn(codes: readonly CodeOnPaper[]): string[] {
  for (const kind of ['qr', 'barcode']) {
    const [first, ...others] = codes.filter(({ source }) => source === kind)
    const apart = others.filter(({ key, box }) => key !== first?.key || isApart(first?.box, box))
    if (first && apart.length > 0) return [first, ...apart].map(({ key }) => key)
  }
  return []
}

function isApart(one: CodeOnPaper['box'], other: CodeOnPaper['box']): boolean {
  if (!one || !other) return false
  return [0, 1].some((axis) => {
    const [near, far] = [one, other].sort((before, after) => (before[axis] ?? 0) - (after[axis] ?? 0))
    return (near?.[axis] ?? 0) + (near?.[axis + 2] ?? 0) < (far?.[axis] ?? 0)
  })
}

type Judged = {
  readonly keyText: string | undefined
  readonly key: FiscalKey | undefined
  readonly isOneKey: boolean
  readonly isOnePaper: boolean
  readonly contradictions: readonly Contradiction[]
}

function fieldsOf({ codes: [code], paper, from }: Sources, judged: Judged): Fields {
  const { keyText, key, isOneKey, isOnePaper, contradictions } = judged
  const read = (fact: Fact<unknown> | undefined): Field | undefined =>
    fact && { from, sure: isOnePaper && fact.isSure }
  const coded = (value: unknown, field: Contradiction['field']): Field | undefined =>
    value === undefined
      ? undefined
      : { from: 'code', sure: isOneKey && !contradictions.some((one) => one.field === field) }
  const proved: Field | undefined = key && { from: 'key', sure: isOneKey }
  return {
    ...(keyText && { access_key: { from: code ? 'code' : from, sure: isOneKey && key !== undefined } }),
    ...given('number', proved ?? read(paper.number)),
    ...given('issuer', proved ?? read(paper.cnpj)),
    ...given('issued_on', coded(code?.issuedOn, 'issued_on') ?? read(paper.issuedOn)),
    ...given('total', coded(code?.totalCents, 'total') ?? read(paper.totalCents)),
  }
}

function saysAnything({ key, number, totalCents, rows }: PaperFacts): boolean {
  return Boolean(key) || rows.length > 0 || (number !== undefined && totalCents !== undefined)
}

/** The late day lets a key of a future month pass, because the findings judge that. */
function keyIn(text: string): FiscalKey | undefined {
  const reading = readFiscalKey(text, '2099-12-31')
  return reading.ok ? reading.key : undefined
}

function issuerOf(key: FiscalKey | undefined, { cnpj, name }: PaperFacts): JoinedPaper['issuer'] {
  const id = key?.issuer ?? cnpj?.value ?? null
  return id || name ? { id, name: name?.value ?? null } : null
}

function contradictionsOf(
  code: CodeOnPaper | undefined,
  paper: PaperFacts,
  key: FiscalKey | undefined,
): Contradiction[] {
  const all: Contradiction[] = []
  const compare = (
    field: Contradiction['field'],
    one: string | number | undefined,
    other: Fact<string | number> | undefined,
  ) => {
    if (one !== undefined && other?.isSure && other.value !== one)
      all.push({ field, values: [one, other.value] })
  }
  compare('access_key', code?.key, paper.key)
  compare('number', key?.number, paper.number)
  compare('issued_on', code?.issuedOn, paper.issuedOn)
  compare('total', code?.totalCents, paper.totalCents)
  const { cnpj } = paper
  // All shops of a company may print the CNPJ of one.
  if (key && cnpj && issuerRoot(cnpj.value) !== issuerRoot(key.issuer))
    all.push({ field: 'issuer', values: [key.issuer, cnpj.value] })
  return all
}

/** Of several amounts that are called the total, the others are told, also where the rows prove one of them. */
function secondTotals({ totalCents, otherTotals }: PaperFacts, told: readonly Contradiction[]) {
  if (!totalCents || otherTotals.length === 0 || told.some(({ field }) => field === 'total')) return []
  return [{ field: 'total' as const, values: [totalCents.value, ...otherTotals] }]
}

function rowOf(row: PaperFacts['rows'][number], isOnePaper: boolean): DocumentRow {
  return {
    name: row.name,
    code: row.code ?? '',
    ...given('ean', row.ean),
    cfop: row.cfop ?? '',
    quantity: row.quantity === undefined ? '' : String(row.quantity),
    ...given('unit', row.unit),
    unitValue: row.unitPrice ?? '',
    valueCents: row.valueCents,
    discountCents: row.discountCents,
    isSure: row.isSure && isOnePaper,
  }
}

function regionsOf(code: CodeOnPaper | undefined, paper: PaperFacts): Region[] {
  const region = (of: Region['of'], place: Place | undefined, row?: number): Region[] =>
    place
      ? [{ of, ...given('row', row), ...(place.page > 0 && { page: place.page }), box: rounded(place.box) }]
      : []
  return [
    ...(code?.box ? [{ of: 'code' as const, box: code.box }] : []),
    ...region('key', paper.key?.place),
    ...region('number', paper.number?.place),
    ...region('issuer', paper.name?.place ?? paper.cnpj?.place),
    ...region('issued_on', paper.issuedOn?.place),
    ...region('total', paper.totalCents?.place),
    ...paper.rows.flatMap(({ place, valuePlace }, index) => [
      ...region('row', place, index),
      ...region('row_value', valuePlace, index),
    ]),
  ]
}

function rounded(box: Place['box']): Region['box'] {
  const [left, top, width, height] = box.map((part) => Math.round(part * 10_000) / 10_000)
  return [left ?? 0, top ?? 0, width ?? 0, height ?? 0]
}

function given<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
}
