import type { Answer } from '#contract/endpoint.ts'
import { type Language, textIn } from '#contract/languages.ts'
import { RedemptionStatus } from '#contract/redemptions.ts'
import type {
  OfficeRedemption,
  officeRedemption,
  officeRedemptions,
  pickList,
  redemptionCounts,
} from '#contract/redemptions-office.ts'
import { programmeDay } from '#domain/business-days.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { listFile, pageOf } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { redemptionCode } from '#server/redemptions/own-redemptions.ts'
import {
  countsByState,
  prizesToPick,
  type RedemptionFilters,
  redemptionRow,
  redemptionRows,
  searchMatches,
  stepsOf,
} from './queries.ts'

type ListReader = { language: Language; now: Temporal.Instant }
export async function listRedemptions(
  db: Db,
  filters: RedemptionFilters,
  { language, now }: ListReader,
): Promise<Answer<typeof officeRedemptions>> {
  const rows = redemptionRows(db, filters, await searchOf(db, filters, now))
  const { items, ...page } = await pageOf(db, rows, filters.page, 'redemption.id')
  return { ...page, items: items.map((row) => officeRedemptionOf(row, language)) }
}

export async function showRedemption(
  db: Db,
  id: string,
  language: Language,
): Promise<Answer<typeof officeRedemption>> {
  const row = await redemptionRow(db, id)
  if (!row) throw new Refusal('not_found')
  const steps = await stepsOf(db, id)
  return {
    ...officeRedemptionOf(row, language),
    path: [
      { at: String(row.requested_at), step: 'requested' as const, note: null },
      ...steps.map(({ at, step, note }) => ({ at: String(at), step, note })),
    ],
    reason: row.reason,
  }
}

export async function countRedemptions(db: Db): Promise<Answer<typeof redemptionCounts>> {
  const counts = await countsByState(db, RedemptionStatus.options)
  return Object.fromEntries(counts.map(({ status, count }) => [status, count])) as Record<
    RedemptionStatus,
    number
  >
}

type PickFilters = { status?: 'requested' | 'preparing' | undefined; codes?: string | undefined }

export async function listToPick(
  db: Db,
  { status, codes }: PickFilters,
  language: Language,
): Promise<Answer<typeof pickList>> {
  const numbers = codes?.split(',').map((code) => Number(code.slice('R-'.length)))
  const prizes = await prizesToPick(db, { status, numbers })
  return prizes.map(({ prize_id, titles, numbers }) => ({
    prize_id,
    title: textIn(titles, language),
    codes: numbers.map((number) => redemptionCode({ number })),
  }))
}

export function redemptionsFile(filters: RedemptionFilters, { language, now }: ListReader) {
  const query = async (tx: Tx) => redemptionRows(tx, filters, await searchOf(tx, filters, now))
  const words = textsIn(language).redemptions_file
  return listFile(words, query, (row) => {
    const { address, cep, number, complement, neighborhood, city, state } = row.address ?? nowhere
    return [
      redemptionCode(row),
      words.kinds[row.kind],
      row.status,
      textIn(row.titles, language),
      row.price,
      row.requested_at,
      row.deliver_by,
      row.name ?? words.account_deleted,
      row.address && `${address}, ${number}${complement ? ` - ${complement}` : ''}`,
      neighborhood,
      city,
      state,
      cep,
      row.carrier,
      row.tracking_code,
      row.phone,
    ]
  })
}

const nowhere = {
  address: null,
  cep: null,
  number: null,
  complement: null,
  neighborhood: null,
  city: null,
  state: null,
}

type RedemptionRow = Awaited<ReturnType<ReturnType<typeof redemptionRows>['execute']>>[number]

function officeRedemptionOf(row: RedemptionRow, language: Language): OfficeRedemption {
  return {
    id: row.id,
    code: redemptionCode(row),
    title: textIn(row.titles, language),
    image: row.image && `/files/${row.image}`,
    coins: row.price,
    kind: row.kind,
    status: row.status,
    requested_at: String(row.requested_at),
    deliver_by: String(row.deliver_by),
    member: memberOf(row),
    address: row.address,
    phone: row.phone,
    best_time: row.best_time,
    is_uncovered: row.kind === 'digital' ? row.uncovered_at !== null : null,
    carrier: row.carrier,
    tracking_code: row.tracking_code,
    tracking_link: row.tracking_link,
    version: row.version,
  }
}

function memberOf({ member_id: id, name, email }: RedemptionRow): OfficeRedemption['member'] {
  return id === null || name === null || email === null ? null : { id, name, email }
}

async function searchOf(db: Db, { q }: RedemptionFilters, now: Temporal.Instant) {
  return { today: programmeDay(now.epochMilliseconds), matches: q ? await searchMatches(db, q) : undefined }
}
