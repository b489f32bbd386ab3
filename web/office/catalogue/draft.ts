import type { OfficeProduct } from '#contract/catalogue-office.ts'
import { type Language, languages, type Texts } from '#contract/languages.ts'
import { leastEnergy, mostEnergy } from '#domain/feeding-energy.ts'
import { readParts, writeNumber } from '#web/platform/read-number.ts'
import type { FieldFaults } from '#web/platform/sending.ts'

type Facts = Omit<OfficeProduct, 'id' | 'image' | 'version'>
type Mark = 'any' | 'yes' | 'no'

/** As typed: weights in kg and coins per real as its language writes them, what may be left out as an empty text. */
export type ProductDraft = Pick<
  Facts,
  'title' | 'brand' | 'pet' | 'sku' | 'slug' | 'color' | 'phases' | 'active'
> & {
  language: Language
  /** For whom it is, in a few words. */
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
  active: true,
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

export function factsOf(draft: ProductDraft): Facts {
  const { title, brand, pet, sku, color, phases, active } = draft
  const thousandthsIn = (typed: string) => readParts(typed, draft.language, 1000)
  return {
    ...{ title, brand, pet, sku, color, phases, active },
    slug: draft.slug.trim() || slugOf(title),
    detail: draft.titles,
    descriptions: draft.descriptions,
    ean: draft.ean.trim() || null,
    rate_thousandths: thousandthsIn(draft.rate) ?? 0,
    energy: draft.energy.trim() ? (readParts(draft.energy, draft.language, 1) ?? 0) : null,
    weight_from_grams: thousandthsIn(draft.weightFrom) ?? null,
    weight_to_grams: thousandthsIn(draft.weightTo) ?? null,
    bag_grams: thousandthsIn(draft.bag) ?? null,
    castrated: answerOf(draft.castrated),
    weight_control: answerOf(draft.weightControl),
    senior: answerOf(draft.senior),
  }
}

type Messages = Record<'text' | 'ean' | 'slug' | 'rate' | 'energy' | 'weight' | 'order' | 'bag', string>

/** By the names of the fields as the server has them. */
export function faultsIn(draft: ProductDraft, messages: Messages): FieldFaults {
  const texts = languages.flatMap((language) => [
    [`titles.${language}`, draft.titles[language]],
    [`descriptions.${language}`, draft.descriptions[language]],
  ])
  const empty = [...texts, ['title', draft.title], ['brand', draft.brand], ['sku', draft.sku]].filter(
    ([, text]) => !text?.trim(),
  )
  const facts = factsOf(draft)
  const isWrong = (typed: string, least: number, most: number) => {
    const value = readParts(typed, draft.language, 1000)
    return typed.trim() !== '' && (value === undefined || value < least || value > most)
  }
  const { energy, weight_from_grams: from, weight_to_grams: to } = facts
  return {
    ...Object.fromEntries(empty.map(([field]) => [field, messages.text])),
    ...(facts.ean !== null && !/^([0-9]{8}|[0-9]{12,14})$/.test(facts.ean) && { ean: messages.ean }),
    ...(!/^[a-z0-9-]{1,120}$/.test(facts.slug) && { slug: messages.slug }),
    ...((!draft.rate.trim() || isWrong(draft.rate, 0, 10_000)) && { rate_thousandths: messages.rate }),
    ...(energy !== null &&
      !(Number.isInteger(energy) && energy >= leastEnergy && energy <= mostEnergy) && {
        energy: messages.energy,
      }),
    ...(isWrong(draft.weightFrom, 1, 120_000) && { weight_from_grams: messages.weight }),
    ...(from !== null && to !== null && from >= to && { weight_to_grams: messages.order }),
    ...(isWrong(draft.weightTo, 1, 120_000) && { weight_to_grams: messages.weight }),
    ...(isWrong(draft.bag, 100, 50_000) && { bag_grams: messages.bag }),
  }
}

/** The name as an address. */
function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function markOf(answer: boolean | null): Mark {
  if (answer === null) return 'any'
  return answer ? 'yes' : 'no'
}

function answerOf(mark: Mark): boolean | null {
  return mark === 'any' ? null : mark === 'yes'
}
