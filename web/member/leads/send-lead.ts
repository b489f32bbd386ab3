import { createLead, listLeads } from '#contract/leads.ts'
import { listRecommendations, recommendationSummary } from '#contract/recommendations.ts'
import type { Portion } from '#contract/simulator.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { sentPet } from '#web/member/kit/pet-answer.ts'
import { refresh } from '#web/platform/query.ts'

export type Client = { pet_name: string; name: string; phone: string; email: string; cep: string }

export function leadOf(pet: PetAnswers, { id, title, brand, portion }: Portion, client: Client) {
  const product = { product: title, product_id: id, product_brand: brand, daily_dose: portion }
  return { ...sentPet(pet), ...client, ...product, accept_communications: true }
}

export async function sendLead(lead: ReturnType<typeof leadOf>, idempotencyKey: string) {
  const kept = await memberApi.call(createLead, lead, { idempotencyKey })
  await refresh(listLeads, listRecommendations, recommendationSummary)
  return kept
}
