import type * as z from 'zod/mini'
import { defaultLanguage } from '#contract/languages.ts'
import type { createPrize as create, OfficePrize, updatePrize as update } from '#contract/store-office.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusingTaken } from '#server/platform/refuse-taken.ts'
import { changePrize, insertPrize, officePrize, officePrizes, startCounting } from './queries.ts'
import { countCodes } from './stock.ts'

type NewPrize = z.output<(typeof create)['body']>
type ChangedPrize = z.output<(typeof update)['body']>
type PrizeFacts = Omit<NewPrize, 'is_withdrawn'>

/** What is not put into the store at once is a draft until it is. */
export async function createPrize(tx: Tx, facts: NewPrize, now: Temporal.Instant) {
  const { is_withdrawn, ...rest } = facts
  const id = await refuseUnknown(
    insertPrize(tx, {
      ...columnsOf(rest),
      stock: rest.kind === 'digital' ? 0 : null,
      withdrawn_at: is_withdrawn ? now : null,
      is_draft: is_withdrawn,
      created_at: now,
    }),
  )
  return { id, version: 1 }
}

const refuseUnknown = refusingTaken({ prize_category_known: 'category_unknown' })

type PrizeUpdate = { id: string; facts: ChangedPrize; staffId: string | null; now: Temporal.Instant }

export async function updatePrize(tx: Tx, { id, facts, staffId, now }: PrizeUpdate) {
  const { version, is_withdrawn, ...rest } = facts
  const before = await prizeWith(tx, id)
  const becomesDigital = rest.kind === 'digital' && before.kind !== 'digital'
  if (becomesDigital && before.stock === null) await startCounting(tx, id)
  const change = {
    ...columnsOf(rest),
    withdrawn_at: is_withdrawn ? (before.withdrawn_at ?? now) : null,
    is_draft: before.is_draft && is_withdrawn,
  }
  const changed = await refuseUnknown(changePrize(tx, { id, version, change }))
  if (!changed) throw new Refusal('stale')
  const aligned = becomesDigital
    ? await countCodes(tx, { prizeId: id, reason: before.titles[defaultLanguage], staffId, now })
    : undefined
  return { before: officeView(before), after: facts, version: aligned ?? changed.version }
}

export async function listPrizes(db: Db): Promise<OfficePrize[]> {
  return (await officePrizes(db)).map(officeView)
}

export async function prizeWith(db: Db, id: string) {
  const prize = await officePrize(db, id)
  if (!prize) throw new Refusal('not_found')
  return prize
}

/** As the office's form shows it. */
export function officeView({
  withdrawn_at,
  opens_at,
  closes_at,
  audience,
  ...prize
}: OfficePrizeRow): OfficePrize {
  return {
    ...prize,
    audience: audience as OfficePrize['audience'],
    opens_at: opens_at && String(opens_at),
    closes_at: closes_at && String(closes_at),
    is_withdrawn: withdrawn_at !== null,
  }
}

type OfficePrizeRow = NonNullable<Awaited<ReturnType<typeof officePrize>>>

function columnsOf({ audience, ...facts }: PrizeFacts) {
  const opens_at = facts.opens_at === null ? null : Temporal.Instant.from(facts.opens_at)
  const closes_at = facts.closes_at === null ? null : Temporal.Instant.from(facts.closes_at)
  if (opens_at && closes_at && Temporal.Instant.compare(opens_at, closes_at) >= 0)
    throw new Refusal('window_reversed')
  return { ...facts, audience: audience && [...audience], opens_at, closes_at }
}
