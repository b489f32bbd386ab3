import { takeBackFromChallenges } from '#server/challenges/take-back.ts'
import { reverseCredit } from '#server/coins/movements.ts'
import { tellMember } from '#server/invoices/effects/tell-member.ts'
import { lockOwner } from '#server/invoices/queries.ts'
import { reasonTexts } from '#server/invoices/reason-text.ts'
import { decisionReason } from '#server/invoices/reasons/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { lockWalletsFor } from '#server/recommendations/lock.ts'
import { takeBackRecommendations } from '#server/recommendations/take-back.ts'
import { takeBackWelcomeIfLost } from '#server/welcome/settle.ts'
import { insertDecision, type Reversal, setReversed } from './queries.ts'
import { whyNotReversed } from './why-barred.ts'

/** Takes back the coins of a counted invoice. Coins that are already spent become a debt. The key stays used. */
export async function reverseInvoice(tx: Tx, reversal: Reversal) {
  const { invoiceId, staffId, reason, note, now } = reversal
  const why = await decisionReason(tx, reason, 'reverse')
  // The programme's own reasons are not chosen from a list.
  if (!why || (staffId !== null && !why.active)) throw new Refusal('reason_unknown')
  await lockOwner(tx, invoiceId)
  const invoice = await setReversed(tx, reversal)
  if (!invoice) throw new Refusal(staffId ? await whyNotReversed(tx, { invoiceId, staffId, now }) : 'stale')
  const { member_id: memberId, number, round } = invoice
  const coins = invoice.coins ?? 0
  const by = staffId === null ? {} : { staffId }
  const reasons = reasonTexts({ texts: why.texts, note: note || null })
  await lockWalletsFor(tx, [invoiceId])
  if (coins > 0) {
    const movement = { number, reasons }
    await reverseCredit(tx, { credit: { invoiceId }, ...by, note: movement, now })
    await takeBackWelcomeIfLost(tx, memberId)
  }
  await takeBackFromChallenges(tx, { invoiceId, memberId, ...by, reasons, now })
  await takeBackRecommendations(tx, { invoiceId, number, ...by, reasons, now })
  const decision = { invoiceId, staffId, decision: 'reverse', round, reason, note, now } as const
  const decisionId = await insertDecision(tx, { ...decision, takesEffectAt: now, isCarriedOut: true })
  await tellMember(tx, { memberId, invoiceId, decisionId, number, status: 'reversed', coins, now })
  return invoice
}
