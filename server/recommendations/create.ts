import { randomBytes } from 'node:crypto'
import type { Tx } from '#server/platform/db.ts'
import { insertRecommendation } from './queries.ts'

type NewRecommendation = {
  memberId: string
  /** What it came from; a prescription has a token already. */
  source: { leadId: string } | { prescriptionId: string; token: string }
  productId: string
  dailyDose: number | null
  now: Temporal.Instant
}

/** How often a code that is in use is drawn again; with a million codes that happens once in many thousands. */
const tries = 5

export async function createRecommendation(tx: Tx, { source, ...made }: NewRecommendation) {
  const token = 'token' in source ? source.token : randomBytes(18).toString('base64url')
  const origin =
    'leadId' in source
      ? { kind: 'lead' as const, leadId: source.leadId, prescriptionId: null }
      : { kind: 'prescription' as const, leadId: null, prescriptionId: source.prescriptionId }
  for (let left = tries; left > 0; left -= 1) {
    const code = await insertRecommendation(tx, { ...made, ...origin, token })
    if (code) return { code, token }
  }
  throw new Error('no code is free')
}
