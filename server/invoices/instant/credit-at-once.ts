import { isChosenForBlindCheck } from '#server/invoices/blind-checks/chosen.ts'
import { insertDecision } from '#server/invoices/deciding/queries.ts'
import { countInvoice } from '#server/invoices/effects/count-invoice.ts'
import type { Tx } from '#server/platform/db.ts'
import { judgeDocument, type SignedDocument } from './judge-document.ts'
import { isCreditedBefore } from './queries.ts'

/**
 * A document that proves itself is counted as if a person had approved it: nothing can be undone, only reversed.
 * Everything else stays where it is, for a person. It is part of the transaction that stores the reading, and
 * readings are stored one after the other, so that no key earns twice and no limit of a day is passed by two at once.
 */
export async function creditAtOnce(tx: Tx, document: SignedDocument) {
  const { invoiceId, typed, now } = document
  const judged = await judgeDocument(tx, document)
  if (judged?.mode !== 'on' || judged.fellShort !== null) return
  const { coins, distributorId, invoice, settings } = judged
  const { memberId, number, round, receivedAt } = invoice
  const counted = typed.map(({ id, valueCents }) => ({ id, counted_cents: valueCents }))
  const decision = { invoiceId, staffId: null, decision: 'approve', round, coins, counted, now } as const
  const decisionId = await insertDecision(tx, { ...decision, takesEffectAt: now, isCarriedOut: true })
  const isNew = distributorId !== null && !(await isCreditedBefore(tx, distributorId, weekBefore(now)))
  const opensAt = receivedAt.add({ hours: settings.instant_hold_hours })
  await countInvoice(tx, {
    decisionId,
    invoiceId,
    memberId,
    number,
    coins,
    counted,
    isBlindChecked: isChosenForBlindCheck(invoiceId, isNew ? 100 : settings.instant_blind_percent),
    atOnce: { opensAt: Temporal.Instant.compare(opensAt, now) > 0 ? opensAt : undefined },
    now,
  })
}

/** Everything of a distributor is looked at by a person until it has been credited at once for a week. */
function weekBefore(now: Temporal.Instant) {
  return now.subtract({ hours: 7 * 24 })
}
