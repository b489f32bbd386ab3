import type { Answer } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { officeLeads } from '#contract/leads-office.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db } from '#server/platform/db.ts'
import { listFile, pageOf } from '#server/platform/list-queries.ts'
import { type LeadFilters, leadRows } from './queries.ts'

export async function listLeads(db: Db, filters: LeadFilters): Promise<Answer<typeof officeLeads>> {
  const { items, ...page } = await pageOf(db, leadRows(db, filters), filters.page)
  return {
    ...page,
    items: items.map(({ created_at, answers, title, member_id, professional, ...lead }) => ({
      ...lead,
      created_at: String(created_at),
      pet: answers.pet,
      product: title,
      member: { id: member_id, name: professional },
    })),
  }
}

export function leadsFile(filters: LeadFilters, language: Language) {
  return listFile(
    textsIn(language).leads_file,
    (tx) => leadRows(tx, filters),
    (lead) => [
      lead.created_at,
      lead.name,
      lead.email,
      lead.phone,
      lead.cep,
      lead.pet_name,
      lead.title,
      lead.daily_dose,
      lead.status,
      lead.professional,
    ],
  )
}
