import { eraseLead } from '#server/leads/own-leads.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { erasePrescription } from '#server/prescriptions/own-prescriptions.ts'
import { lockRecommendation } from './queries.ts'

/**
 * Null if nobody was left to erase. The code stays good, and which devices opened the page is forgotten in its own time:
 * otherwise who recommends to nobody would erase what gives them away.
 */
export async function eraseClient(tx: Tx, token: string) {
  const found = await lockRecommendation(tx, token)
  if (!found) throw new Refusal('not_found')
  const { code, memberId, leadId, prescriptionId } = found
  if (memberId && leadId) await eraseLead(tx, { id: leadId, memberId })
  if (memberId && prescriptionId) await erasePrescription(tx, { id: prescriptionId, memberId })
  const subjectId = leadId ?? prescriptionId
  return subjectId ? { subjectId, code } : null
}
