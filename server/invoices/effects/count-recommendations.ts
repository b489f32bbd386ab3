import { markLeadBought } from '#server/leads/mark-bought.ts'
import type { Tx } from '#server/platform/db.ts'
import { markPrescriptionBought } from '#server/prescriptions/mark-bought.ts'
import { payRecommendations } from '#server/recommendations/pay.ts'

/** Pays for the codes of an invoice, and tells who recommended when the bag runs out. */
export async function countRecommendations(tx: Tx, invoice: Parameters<typeof payRecommendations>[1]) {
  for (const { leadId, prescriptionId, ...bought } of await payRecommendations(tx, invoice)) {
    if (leadId !== null) await markLeadBought(tx, { ...bought, leadId, now: invoice.now })
    if (prescriptionId !== null) await markPrescriptionBought(tx, { ...bought, prescriptionId })
  }
}
