import type { createLead as endpoint } from '#contract/leads.ts'
import { PetAnswers } from '#contract/pet-answers.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { portionWith } from '#server/simulator/simulate.ts'
import { insertLead } from './queries.ts'

type Creation = { memberId: string; form: Form; now: Temporal.Instant }
type Form = ReturnType<typeof endpoint.body.parse>

/** What the client was shown must be what the answers and the product give today; what is kept is ours. */
export async function createLead(tx: Tx, { memberId, form, now }: Creation): Promise<string> {
  const { name, email, phone, cep, pet_name, product_id } = form
  const answers = PetAnswers.parse(form)
  const portion = await portionWith(tx, product_id, answers)
  if (portion?.portion !== form.daily_dose) throw new Refusal('product_not_fitting')
  const client = { name, email, phone, cep, pet_name }
  const result = { answers, product_id, daily_dose: portion.portion }
  return insertLead(tx, { member_id: memberId, created_at: now, ...client, ...result })
}
