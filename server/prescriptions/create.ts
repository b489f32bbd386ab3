import { randomBytes } from 'node:crypto'
import type { createPrescription as endpoint } from '#contract/prescriptions.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { insertPrescription } from './queries.ts'

type Creation = { memberId: string; form: ReturnType<typeof endpoint.body.parse>; now: Temporal.Instant }

/** Only what is in the catalogue today can be prescribed. */
export async function createPrescription(tx: Tx, { memberId, form, now }: Creation): Promise<string> {
  const code = randomBytes(18).toString('base64url')
  const id = await insertPrescription(tx, {
    ...form,
    daily_dose: form.daily_dose ?? null,
    memberId,
    code,
    now,
  })
  if (!id) throw new Refusal('product_unavailable')
  return id
}
