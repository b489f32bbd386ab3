import { takeBackFromChallenges } from '#server/challenges/take-back.ts'
import { reverseCredit } from '#server/coins/reverse.ts'
import { tellMember } from '#server/invoices/effects/tell-member.ts'
import { keepOwner } from '#server/invoices/keep-owner.ts'
import { reasonIn } from '#server/invoices/reason.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { insertDecision, languageOf, reasonFor, setReversed } from './queries.ts'
import { changedOr } from './refused.ts'

type Reversal = {
  invoiceId: string
  staffId: string
  version: number
  reason: string
  note: string | undefined
  now: Temporal.Instant
}

/** Takes back the coins of a counted invoice; what is spent already becomes a debt. Its key stays used. */
export async function reverseInvoice(tx: Tx, reversal: Reversal) {
  const { invoiceId, staffId, reason, note, now } = reversal
  const why = await reasonFor(tx, reason, 'reverse')
  if (!why) throw new Refusal('reason_unknown')
  await keepOwner(tx, invoiceId)
  const invoice = await changedOr(tx, reversal, setReversed(tx, reversal))
  const { member_id: memberId, number, round } = invoice
  const coins = invoice.coins ?? 0
  const told = reasonIn(await languageOf(tx, memberId), { ...why, note: note || null })
  if (coins > 0) {
    const movement = { number, ...(told && { reason: told }) }
    await reverseCredit(tx, { credit: { invoiceId }, staffId, note: movement, now })
  }
  await takeBackFromChallenges(tx, { invoiceId, memberId, staffId, reason: told, now })
  const made = { invoiceId, staffId, decision: 'reverse', round, reason, note, now } as const
  const decisionId = await insertDecision(tx, { ...made, takesEffectAt: now, isCarriedOut: true })
  await tellMember(tx, { memberId, invoiceId, decisionId, number, status: 'reversed', coins, now })
  return invoice
}
