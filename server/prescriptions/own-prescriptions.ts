import { randomBytes } from 'node:crypto'
import type { createPrescription as endpoint, Prescription } from '#contract/prescriptions.ts'
import { forgetReminders } from '#server/leads/forget-reminders.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { pageAfter } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { createRecommendation } from '#server/recommendations/create.ts'
import { lockBeforeErasing } from '#server/recommendations/lock.ts'
import { openClientCpf, sealClientCpf } from './client-cpf.ts'
import {
  deletePrescription,
  deleteStoredAnswer,
  insertPrescription,
  type PrescriptionRow,
  prescriptionOf,
  prescriptionPage,
} from './queries.ts'

const pageSize = 30

type PrescriptionPage = { memberId: string; after?: string | undefined }

export async function ownPrescriptions(db: Db, secrets: Secrets, page: PrescriptionPage) {
  const { items, next } = pageAfter(await prescriptionPage(db, { ...page, most: pageSize + 1 }), pageSize)
  return { items: items.map((row) => prescriptionIn(row, secrets)), next }
}

export async function ownPrescription(
  db: Db,
  secrets: Secrets,
  own: { id: string; memberId: string },
): Promise<Prescription> {
  const row = await prescriptionOf(db, own)
  if (!row) throw new Refusal('not_found')
  return prescriptionIn(row, secrets)
}

function prescriptionIn(
  { product_id, title, brand, slug, colour, pet, image_file, sealed_cpf, ...row }: PrescriptionRow,
  secrets: Secrets,
): Prescription {
  return {
    ...row,
    cpf: openClientCpf(secrets, { code: row.code, sealed_cpf }),
    created_at: String(row.created_at),
    product: {
      id: product_id,
      title,
      brand,
      slug,
      color: colour,
      pet,
      image: { link: image_file && `/files/${image_file}` },
    },
  }
}

/**
 * A client may ask for it. The stored answer for repeated requests and the reminders name them too. The code stays good.
 */
export async function erasePrescription(tx: Tx, own: { id: string; memberId: string }): Promise<void> {
  await lockBeforeErasing(tx, { prescriptionId: own.id })
  const erased = await deletePrescription(tx, own)
  if (!erased) throw new Refusal('not_found')
  await deleteStoredAnswer(tx, own)
  await forgetReminders(tx, { memberId: own.memberId, name: erased.name, pet_name: null })
}

type NewPrescription = {
  memberId: string
  form: ReturnType<typeof endpoint.body.parse>
  now: Temporal.Instant
}

export async function createPrescription(
  tx: Tx,
  secrets: Secrets,
  { memberId, form, now }: NewPrescription,
): Promise<string> {
  const code = randomBytes(18).toString('base64url')
  const { cpf, ...facts } = form
  const id = await insertPrescription(tx, {
    ...facts,
    sealedCpf: await sealClientCpf(tx, secrets, { code, cpf }),
    pet_name: form.pet_name ?? null,
    daily_dose: form.daily_dose ?? null,
    memberId,
    code,
    now,
  })
  if (!id) throw new Refusal('product_unavailable')
  const source = { prescriptionId: id, token: code }
  const dailyDose = form.daily_dose ?? null
  await createRecommendation(tx, { memberId, source, productId: form.product_id, dailyDose, now })
  return id
}
