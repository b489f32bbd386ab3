import { type OfficeProduct, SentProduct } from '#contract/catalogue-office.ts'
import type { Language, Texts } from '#contract/languages.ts'
import { slugOf } from '#domain/slug.ts'
import { rangeOf } from '#web/platform/bounds.ts'
import { readParts, writeNumber } from '#web/platform/read-number.ts'
import { faultsOf } from '#web/platform/schema-faults.ts'
import type { FieldFaults } from '#web/platform/sending.ts'

type Facts = Omit<OfficeProduct, 'id' | 'image' | 'is_draft' | 'version'>
type Mark = 'any' | 'yes' | 'no'

/** As typed: weights in kg and coins per real as its language writes them, what may be left out as an empty text. */
export type ProductDraft = Pick<
  Facts,
  'title' | 'brand' | 'pet' | 'sku' | 'slug' | 'color' | 'phases' | 'active'
> & {
  language: Language
  titles: Texts
  descriptions: Texts
  ean: string
  rate: string
  energy: string
  weightFrom: string
  weightTo: string
  bag: string
  castrated: Mark
  weightControl: Mark
  senior: Mark
}

const nothing: Texts = { 'pt-BR': '', es: '', en: '' }

export const emptyDraft: Omit<ProductDraft, 'language'> = {
  title: '',
  brand: '',
  pet: 'dog',
  titles: nothing,
  descriptions: nothing,
  sku: '',
  ean: '',
  slug: '',
  rate: '',
  color: '#0d5c63',
  energy: '',
  phases: [],
  weightFrom: '',
  weightTo: '',
  bag: '',
  castrated: 'any',
  weightControl: 'any',
  senior: 'any',
  active: false,
}

export function draftOf(product: OfficeProduct, language: Language): ProductDraft {
  const typed = (thousandths: number | null) => writeNumber(thousandths && thousandths / 1000, language)
  const { title, brand, pet, sku, slug, color, phases, active } = product
  return {
    ...{ title, brand, pet, sku, slug, color, phases, active },
    language,
    titles: product.detail,
    descriptions: product.descriptions,
    ean: product.ean ?? '',
    rate: typed(product.rate_thousandths),
    energy: writeNumber(product.energy, language),
    weightFrom: typed(product.weight_from_grams),
    weightTo: typed(product.weight_to_grams),
    bag: typed(product.bag_grams),
    castrated: markOf(product.castrated),
    weightControl: markOf(product.weight_control),
    senior: markOf(product.senior),
  }
}

/** What is sent. A number that cannot be read is none, and is refused as such. */
export function factsOf(draft: ProductDraft): Facts {
  const { title, brand, pet, sku, color, phases, active } = draft
  const count = (typed: string, parts: 1 | 1000) => readParts(typed, draft.language, parts) ?? Number.NaN
  const optional = (typed: string, parts: 1 | 1000) => (typed.trim() ? count(typed, parts) : null)
  return {
    ...{ title, brand, pet, sku, color, phases, active },
    slug: draft.slug.trim() || slugOf(title),
    detail: draft.titles,
    descriptions: draft.descriptions,
    ean: draft.ean.trim() || null,
    rate_thousandths: count(draft.rate, 1000),
    energy: optional(draft.energy, 1),
    weight_from_grams: optional(draft.weightFrom, 1000),
    weight_to_grams: optional(draft.weightTo, 1000),
    bag_grams: optional(draft.bag, 1000),
    castrated: answerOf(draft.castrated),
    weight_control: answerOf(draft.weightControl),
    senior: answerOf(draft.senior),
  }
}

type Range = (least: string, most: string) => string
type FaultWords = Record<'text' | 'ean' | 'slug' | 'order', string> &
  Record<'rate' | 'energy' | 'bag', Range> & { weight: (most: string) => string }

export function faultsIn(draft: ProductDraft, words: FaultWords): FieldFaults {
  const { rate_thousandths, energy, weight_to_grams, bag_grams } = SentProduct.shape
  const { text, ean, slug, order } = words
  const [, heaviest] = rangeOf(weight_to_grams, draft.language, 1000)
  return faultsOf(SentProduct, factsOf(draft), {
    ...{ title: text, brand: text, sku: text, detail: text, descriptions: text, ean, slug },
    rate_thousandths: words.rate(...rangeOf(rate_thousandths, draft.language, 1000)),
    energy: words.energy(...rangeOf(energy, draft.language)),
    weight_from_grams: words.weight(heaviest),
    weight_to_grams: words.weight(heaviest),
    weights_reversed: order,
    bag_grams: words.bag(...rangeOf(bag_grams, draft.language, 1000)),
  })
}

function markOf(answer: boolean | null): Mark {
  if (answer === null) return 'any'
  return answer ? 'yes' : 'no'
}

function answerOf(mark: Mark): boolean | null {
  return mark === 'any' ? null : mark === 'yes'
}
