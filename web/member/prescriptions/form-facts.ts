import type { Input } from '#contract/endpoint.ts'
import type { createPrescription } from '#contract/prescriptions.ts'

export type Typed = {
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

/** What comes from a result of the simulator stands in its link. */
export function startIn(search: URLSearchParams): Pick<Typed, 'product_id' | 'daily_dose'> {
  const grams = search.get('gramas') ?? ''
  return { product_id: search.get('produto') ?? '', daily_dose: isGrams(grams) ? grams : '' }
}

export function isGrams(text: string): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 20_000
}

export function payloadOf({ daily_dose, ...typed }: Typed): Input<typeof createPrescription> {
  return { ...typed, ...(daily_dose.trim() && { daily_dose: Number(daily_dose) }) }
}
