import { type Language, textIn } from '#contract/languages.ts'
import type { HaltedRedemption } from '#contract/redemptions-office.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { redemptionCode } from '#server/redemptions/own-redemptions.ts'
import { redemptionExists } from '#server/redemptions/queries.ts'
import { endHalt, halted } from './queries.ts'

export async function listHalted(db: Db, language: Language): Promise<HaltedRedemption[]> {
  return (await halted(db)).map(({ id, number, titles, at, wasPreparing }) => ({
    id,
    code: redemptionCode({ number }),
    title: textIn(titles, language),
    cancelled_at: String(at),
    was_preparing: Boolean(wasPreparing),
  }))
}

export async function seeHalted(tx: Tx, id: string) {
  if (await endHalt(tx, id)) return
  throw new Refusal((await redemptionExists(tx, id)) ? 'stale' : 'not_found')
}
