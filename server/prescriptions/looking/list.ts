import type { Answer } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { officePrescriptions } from '#contract/prescriptions-office.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db } from '#server/platform/db.ts'
import { listFile, pageOf } from '#server/platform/list-queries.ts'
import { type PrescriptionFilters, prescriptionRows } from './queries.ts'

export async function listPrescriptions(
  db: Db,
  filters: PrescriptionFilters,
): Promise<Answer<typeof officePrescriptions>> {
  const { items, ...page } = await pageOf(db, prescriptionRows(db, filters), filters.page)
  return {
    ...page,
    items: items.map(({ created_at, title, member_id, professional, ...prescription }) => ({
      ...prescription,
      created_at: String(created_at),
      product: title,
      member: { id: member_id, name: professional },
    })),
  }
}

export function prescriptionsFile(filters: PrescriptionFilters, language: Language) {
  return listFile(
    textsIn(language).prescriptions_file,
    (tx) => prescriptionRows(tx, filters),
    (row) => [row.created_at, row.client_name, row.pet_breed, row.title, row.daily_dose, row.professional],
  )
}
