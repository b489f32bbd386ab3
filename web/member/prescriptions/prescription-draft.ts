import type { Input } from '#contract/endpoint.ts'
import { DailyDose } from '#contract/fields.ts'
import type { Language } from '#contract/languages.ts'
import type { createPrescription } from '#contract/prescriptions.ts'
import { readParts } from '#web/platform/read-number.ts'
import { isAccepted } from '#web/platform/schema-faults.ts'

export type PrescriptionDraft = {
  product_id: string
  daily_dose: string
  client_name: string
  cpf: string
  phone: string
  email: string
  pet_breed: string
  cep: string
}

export const required = ['product_id', 'client_name', 'cpf', 'phone', 'email', 'pet_breed', 'cep'] as const

/** What a result of the simulator hands on. */
export type PrescriptionLink = Pick<PrescriptionDraft, 'product_id' | 'daily_dose'>

/** What comes from a result of the simulator stands in its link. */
export function linkIn(search: URLSearchParams): PrescriptionLink {
  const grams = search.get('gramas') ?? ''
  return {
    product_id: search.get('produto') ?? '',
    daily_dose: isAccepted(DailyDose, readParts(grams, 'en', 1) ?? 0) ? grams : '',
  }
}

/** What was chosen since counts; until something was, what the link brought. */
export function draftWithLink(draft: PrescriptionDraft, link: PrescriptionLink): PrescriptionDraft {
  return draft.product_id || !link.product_id ? draft : { ...draft, ...link }
}

/** The whole choice, so that it is kept as one; the portion from the link is of the link's product and of no other. */
export function choiceIn(
  part: Partial<PrescriptionDraft>,
  typed: PrescriptionDraft,
  link: PrescriptionLink,
): PrescriptionLink {
  const { product_id, daily_dose } = { ...typed, ...part }
  const isOfAnother = product_id !== typed.product_id && daily_dose === link.daily_dose
  return { product_id, daily_dose: isOfAnother ? '' : daily_dose }
}

/** A portion that cannot be read is none, and is refused as such. */
export function payloadOf(
  { daily_dose, ...typed }: PrescriptionDraft,
  language: Language,
): Input<typeof createPrescription> {
  if (!daily_dose.trim()) return typed
  return { ...typed, daily_dose: readParts(daily_dose, language, 1) ?? Number.NaN }
}
