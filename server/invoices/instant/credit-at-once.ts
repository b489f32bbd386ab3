import type { Reading } from '#contract/invoices-reading.ts'
import type { CountedRow } from '#contract/invoices-under-review.ts'
import { isChosenForBlindCheck } from '#server/invoices/blind-checks/chosen.ts'
import { insertDecisions } from '#server/invoices/deciding/queries.ts'
import { countInvoices } from '#server/invoices/effects/count-invoices.ts'
import type { DocumentProof } from '#server/invoices/proof/proof-of.ts'
import type { InvoiceRow } from '#server/invoices/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { judgeDocuments, type SignedDocument } from './judge-documents.ts'
import { creditedBefore } from './queries.ts'

type RecordedDocument = Omit<SignedDocument, 'proof'> & { reading: Reading; proof: DocumentProof | undefined }

/**
 * Documents that prove themselves are counted as if a person had approved them: nothing can be undone, only reversed.
 * Everything else stays where it is, for a person. It is part of the transaction that stores the readings, and readings
 * are stored one transaction after the other, of documents that stand apart, so that no key earns twice and no limit of
 * a day is passed by two at once.
 */
export async function creditAtOnce(tx: Tx, documents: readonly RecordedDocument[], now: Temporal.Instant) {
  const signed = documents.flatMap(({ proof, ...document }) => (proof ? [{ ...document, proof }] : []))
  const { judged, settings } = await judgeDocuments(tx, signed, now)
  const credited = judged
    .filter(({ mode, fellShort }) => mode === 'on' && fellShort === null)
    .map((one) => ({ ...one, counted: one.invoice.rows.map(countedAsTyped) }))
  if (credited.length === 0) return
  const decisionOf = await insertDecisions(
    tx,
    credited.map(({ invoice, open, coins, counted }) => ({
      invoiceId: invoice.id,
      staffId: null,
      decision: 'approve',
      round: open.round,
      coins,
      counted,
      now,
      takesEffectAt: now,
      isCarriedOut: true,
    })),
  )
  const knownDistributors = await creditedBefore(
    tx,
    credited.flatMap(({ distributorId }) => distributorId ?? []),
    weekBefore(now),
  )
  await countInvoices(
    tx,
    credited.map(({ invoice, open, coins, counted, distributorId }) => {
      const { memberId, number, receivedAt } = open
      const isNew = distributorId !== null && !knownDistributors.has(distributorId)
      const blindPercent = isNew ? 100 : settings.instant_blind_percent
      const opensAt = receivedAt.add({ hours: settings.instant_hold_hours })
      return {
        decisionId: decisionOf(invoice.id),
        invoiceId: invoice.id,
        memberId,
        number,
        coins,
        counted,
        isBlindChecked: isChosenForBlindCheck(invoice.id, blindPercent),
        atOnce: { opensAt: Temporal.Instant.compare(opensAt, now) > 0 ? opensAt : undefined },
      }
    }),
    now,
  )
}

function countedAsTyped({ id, valueCents }: InvoiceRow): CountedRow {
  return { id, counted_cents: valueCents }
}

/** Everything of a distributor is looked at by a person until it has been credited at once for a week. */
function weekBefore(now: Temporal.Instant) {
  return now.subtract({ hours: 7 * 24 })
}
