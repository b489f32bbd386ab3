import type { LeadsWords } from '#web/i18n/leads/pt-br.ts'
import { fullName } from '#web/member/kit/product-name.ts'
import { productLink } from './product-link.ts'

export type RecommendedProduct = { brand: string; title: string; slug: string; grams: number }
export type Addressee = {
  name: string
  petName: string
  needsRefill?: boolean
}

type MessageSetting = {
  words: Pick<LeadsWords, 'leadMessages' | 'leadForm'>
  number: (value: number) => string
  origin: string
  adviserCode: string | undefined
}

export function messageOf(setting: MessageSetting, product: RecommendedProduct, to?: Addressee): string {
  const { words, number, origin, adviserCode } = setting
  const { slug, grams } = product
  const petName = to?.petName.trim() ?? ''
  const link = productLink(origin, { slug, grams, petName, adviserCode })
  const facts = { grams: number(grams), product: fullName(product), link }
  if (!to) return words.leadMessages.result(facts)
  const [firstName] = to.name.trim().split(/\s+/)
  const whole = {
    ...facts,
    client: firstName || words.leadForm.yourClient,
    pet: petName || words.leadForm.yourPet,
  }
  return to.needsRefill ? words.leadMessages.refill(whole) : words.leadMessages.recommendation(whole)
}
