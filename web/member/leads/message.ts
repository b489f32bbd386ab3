import { linkTo, memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import type { LeadsWords } from '#web/i18n/leads/pt-br.ts'
import { fullName } from '#web/member/kit/product-name.ts'
import { productLink } from './product-link.ts'

export type RecommendedProduct = { brand: string; title: string; slug: string; grams: number }
export type Addressee = {
  name: string
  petName: string
  needsRefill?: boolean
  /** Of the client’s page; not before the lead is kept. */
  kept?: { code: string; token: string }
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
  const facts = { grams: number(grams), product: fullName(product) }
  if (!to) {
    const link = productLink(origin, { slug, grams, adviserCode })
    return words.leadMessages.result({ ...facts, link })
  }
  const { kept } = to
  const whole = {
    ...facts,
    client: firstName(to.name) || words.leadForm.yourClient,
    pet: words.leadForm.ofPet(to.petName.trim()),
    code: kept ? shownCode(kept.code) : words.leadForm.itsCode,
    link: kept ? `${origin}${linkTo(memberPaths.clientPage, { token: kept.token })}` : words.leadForm.itsLink,
  }
  return to.needsRefill ? words.leadMessages.refill(whole) : words.leadMessages.recommendation(whole)
}
