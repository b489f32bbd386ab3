import type { LeadStatus } from '#contract/lead-fields.ts'
import type { createLead as endpoint, Lead } from '#contract/leads.ts'
import { PetAnswers } from '#contract/pet-answers.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { pageAfter } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { createRecommendation } from '#server/recommendations/create.ts'
import { lockBeforeErasing } from '#server/recommendations/lock.ts'
import { portionWith } from '#server/simulator/simulate.ts'
import { deleteLead, deleteReminders, insertLead, type LeadRow, leadPage } from './queries.ts'

const pageSize = 30

type LeadPage = { memberId: string; status?: LeadStatus | undefined; after?: string | undefined }

export async function ownLeads(db: Db, page: LeadPage): Promise<{ items: Lead[]; next: string | null }> {
  const { items, next } = pageAfter(await leadPage(db, { ...page, most: pageSize + 1 }), pageSize)
  return { items: items.map(leadOf), next }
}

export function leadOf({ product_id, usual_bag_grams, answers, ...row }: LeadRow): Lead {
  const { title, brand, slug, image_file, ...lead } = row
  return {
    ...lead,
    created_at: String(row.created_at),
    pet: answers.pet,
    product: {
      id: product_id,
      title,
      brand,
      slug,
      image: { link: image_file && `/files/${image_file}` },
      bag_grams: usual_bag_grams,
    },
    remind_on: row.remind_on && String(row.remind_on),
  }
}

/** A client may ask for it, so reminders about them are deleted too. The code that they were given stays good. */
export async function eraseLead(tx: Tx, { id, memberId }: { id: string; memberId: string }): Promise<void> {
  await lockBeforeErasing(tx, { leadId: id })
  const erased = await deleteLead(tx, { id, memberId })
  if (!erased) throw new Refusal('not_found')
  await deleteReminders(tx, { memberId, name: erased.name, pet_name: erased.pet_name })
}

type NewLead = { memberId: string; form: LeadForm; now: Temporal.Instant }
type LeadForm = ReturnType<typeof endpoint.body.parse>

/** The portion is calculated again, because the client must not be shown another one. */
export async function createLead(tx: Tx, { memberId, form, now }: NewLead) {
  const { name, email, phone, cep, pet_name, product_id } = form
  const answers = PetAnswers.parse(form)
  const portion = await portionWith(tx, product_id, answers)
  if (portion?.portion !== form.daily_dose) throw new Refusal('product_not_fitting')
  const client = { name, email, phone, cep, pet_name }
  const result = { answers, product_id, daily_dose: portion.portion }
  const leadId = await insertLead(tx, { member_id: memberId, created_at: now, ...client, ...result })
  const source = { leadId }
  const dailyDose = portion.portion
  const made = await createRecommendation(tx, { memberId, source, productId: product_id, dailyDose, now })
  return { leadId, ...made }
}
