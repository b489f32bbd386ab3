import type { Language } from '#contract/languages.ts'
import type { PublicPrescription } from '#contract/prescriptions.ts'
import { adviserOf } from '#server/catalogue/adviser.ts'
import { productPageOf } from '#server/catalogue/product-page.ts'
import { firstName } from '#server/i18n/first-name.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { prescriptionWith } from './queries.ts'

/** For anybody with the code, as long as the professional takes part. */
export async function publicPrescription(
  db: Db,
  { code, language }: { code: string; language: Language },
): Promise<PublicPrescription> {
  const prescription = await prescriptionWith(db, code)
  if (!prescription) throw new Refusal('not_found')
  const [product, by] = await Promise.all([
    productPageOf(db, prescription.product_id, language),
    adviserOf(db, prescription.member_id),
  ])
  if (!by) throw new Refusal('not_found')
  return {
    created_at: String(prescription.created_at),
    client_name: firstName(prescription.client_name),
    pet_breed: prescription.pet_breed,
    daily_dose: prescription.daily_dose,
    product,
    by,
  }
}
