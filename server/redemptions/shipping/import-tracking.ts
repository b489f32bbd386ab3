import type { TrackingOutcome, TrackingRow } from '#contract/redemptions-office.ts'
import { cleaned } from '#domain/typed-text.ts'
import type { Tx } from '#server/platform/db.ts'
import { takeStep } from '#server/redemptions/step.ts'
import { lockOwners, redemptionsNumbered } from './queries.ts'

type TrackingImport = { rows: readonly TrackingRow[]; staffId: string | null; now: Temporal.Instant }
type Result = { line: number; outcome: TrackingOutcome }

/** A row that cannot be shipped changes nothing and says why. */
export async function importTracking(tx: Tx, { rows, staffId, now }: TrackingImport): Promise<Result[]> {
  const numbers = rows.map(({ code }) => numberOf(code)).filter((number) => number !== undefined)
  await lockOwners(tx, numbers)
  const found = numbers.length > 0 ? await redemptionsNumbered(tx, [...new Set(numbers)], staffId) : []
  const seen = new Set<number>()
  const results: Result[] = []
  for (const row of rows) {
    const number = numberOf(row.code)
    const redemption = found.find((each) => each.number === number)
    const facts = factsOf(row)
    const outcome = number !== undefined && seen.has(number) ? 'repeated' : outcomeOf(redemption, facts)
    if (number !== undefined) seen.add(number)
    if (outcome === 'shipped' && redemption) {
      await takeStep(tx, { id: redemption.id, to: 'shipped', version: redemption.version, facts, now })
    }
    results.push({ line: row.line, outcome })
  }
  return results
}

type TrackingFacts = { carrier: string; tracking_code: string | null; tracking_link: string | null }
type StoredRedemption = Awaited<ReturnType<typeof redemptionsNumbered>>[number]

function outcomeOf(redemption: StoredRedemption | undefined, facts: TrackingFacts): TrackingOutcome {
  if (!redemption) return 'unknown_code'
  if (redemption.member_id === null) return 'account_deleted'
  if (redemption.isOwn) return 'own_account'
  if (redemption.kind !== 'parcel') return 'no_parcel'
  if (!facts.carrier) return 'carrier_missing'
  if (facts.tracking_link && !/^https:\/\/[^\s"'<>]{1,490}$/.test(facts.tracking_link)) return 'link_wrong'
  if (redemption.status === 'requested' || redemption.status === 'preparing') return 'shipped'
  if (redemption.status === 'cancelled') return 'cancelled'
  if (isSame(redemption, facts)) return 'already'
  return redemption.status === 'shipped' ? 'shipped_otherwise' : 'delivered_otherwise'
}

function isSame(redemption: StoredRedemption, facts: TrackingFacts): boolean {
  return (
    redemption.carrier === facts.carrier &&
    redemption.tracking_code === facts.tracking_code &&
    redemption.tracking_link === facts.tracking_link
  )
}

function factsOf({ carrier, tracking_code, tracking_link }: TrackingRow): TrackingFacts {
  return {
    carrier: cleaned(carrier),
    tracking_code: cleaned(tracking_code).slice(0, 60) || null,
    tracking_link: cleaned(tracking_link) || null,
  }
}

/** R-20418, r20418 and 20418 are the same. */
function numberOf(code: string): number | undefined {
  const digits = /^(?:r-?)?(\d{1,15})$/i.exec(code.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
