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
  pet_name: string
  pet_breed: string
  cep: string
}

export const required = ['product_id', 'client_name', 'cpf', 'phone', 'email', 'pet_breed', 'cep'] as const

export type PrescriptionLink = Pick<PrescriptionDraft, 'product_id' | 'daily_dose'>

export function linkIn(search: URLSearchParams): PrescriptionLink {
  const grams = search.get('gramas') ?? ''
  return {
    product_id: search.get('produto') ?? '',
    daily_dose: isAccepted(DailyDose, readParts(grams, 'en', 1) ?? 0) ? grams : '',
  }
}

/** The link counts until the person has chosen a product. */
export function draftWithLink(draft: PrescriptionDraft, link: PrescriptionLink): PrescriptionDraft {
  return draft.product_id || !link.product_id ? draft : { ...draft, ...link }
}

/** The portion of the link belongs to the link's product and is dropped with it. */
export function choiceIn(
  part: Partial<PrescriptionDraft>,
  typed: PrescriptionDraft,
  link: PrescriptionLink,
): PrescriptionLink {
  const { product_id, daily_dose } = { ...typed, ...part }
  const isOfAnother = product_id !== typed.product_id && daily_dose === link.daily_dose
  return { product_id, daily_dose: isOfAnother ? '' : daily_dose }
}

/** A text that is no number is sent as NaN, which is refused. */
export function payloadOf(
  { daily_dose, pet_name, ...rest }: PrescriptionDraft,
  language: Language,
): Input<typeof createPrescription> {
  const typed = pet_name.trim() ? { ...rest, pet_name } : rest
  if (!daily_dose.trim()) return typed
  return { ...typed, daily_dose: readParts(daily_dose, language, 1) ?? Number.NaN }
}
