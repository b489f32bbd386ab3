import { expect, test } from 'vitest'
import type { OfficeProduct } from '#contract/catalogue-office.ts'
import { languages } from '#contract/languages.ts'
import { draftOf, emptyDraft, factsOf, faultsIn } from './draft.ts'

const texts = { 'pt-BR': 'Adultos', es: 'Adultos', en: 'Adults' }
const product: OfficeProduct = {
  id: '',
  title: 'Sabor da Fazenda Cães Adultos',
  brand: 'Petisco',
  pet: 'dog',
  detail: texts,
  descriptions: texts,
  sku: 'PF-1',
  ean: '7891234567895',
  slug: 'sabor-da-fazenda',
  rate_thousandths: 100,
  color: '#0d5c63',
  energy: 3792,
  phases: ['adults'],
  weight_from_grams: 10_000,
  weight_to_grams: 25_500,
  castrated: null,
  weight_control: false,
  senior: true,
  bag_grams: 15_000,
  active: true,
  is_draft: false,
  image: null,
  version: 1,
}
const between = (least: string, most: string) => `${least}–${most}`
const messages = {
  text: 'text',
  ean: 'ean',
  slug: 'slug',
  rate: between,
  energy: between,
  weight: (most: string) => `–${most}`,
  order: 'order',
  bag: between,
}

test('a product that is opened and saved stays as it is', () => {
  const { id: _, image: __, version: ___, is_draft: ____, ...facts } = product
  expect(factsOf(draftOf(product, 'pt-BR'))).toEqual(facts)
  expect(draftOf(product, 'pt-BR')).toMatchObject({ rate: '0,1', weightTo: '25,5', bag: '15' })
  expect(faultsIn(draftOf(product, 'pt-BR'), messages)).toEqual({})
})

test('a new one takes its address from its name', () => {
  expect(factsOf({ ...emptyDraft, language: 'pt-BR', title: 'Ração Cães & Gatos 15 kg' }).slug).toBe(
    'racao-caes-gatos-15-kg',
  )
})

test('what cannot be is told by field', () => {
  const wrong = {
    ...draftOf(product, 'pt-BR'),
    title: ' ',
    ean: '123',
    rate: 'muito',
    energy: '6000',
    bag: '0,05',
  }
  expect(faultsIn(wrong, messages)).toEqual({
    title: 'text',
    ean: 'ean',
    rate_thousandths: '0–10',
    energy: '2.500–5.000',
    bag_grams: '0,1–50',
  })
  expect(faultsIn({ ...emptyDraft, language: 'pt-BR' }, messages)).toMatchObject({
    slug: 'slug',
    rate_thousandths: '0–10',
  })
})

test('a range of weights begins below its end, and neither is more than a dog weighs', () => {
  const draft = draftOf(product, 'pt-BR')
  expect(faultsIn({ ...draft, weightFrom: '30' }, messages)).toEqual({ weight_to_grams: 'order' })
  expect(faultsIn({ ...draft, weightTo: '121' }, messages)).toEqual({ weight_to_grams: '–120' })
})

test('a text is told under the name that the server gives it', () => {
  const draft = { ...draftOf(product, 'pt-BR'), titles: { ...texts, 'pt-BR': ' ' } }
  expect(faultsIn(draft, messages)).toEqual({ 'detail.pt-BR': 'text' })
})

test('a product reads the same in every language, and a thousand is a thousand', () => {
  const { id: _, image: __, version: ___, is_draft: ____, ...facts } = product
  for (const language of languages) expect(factsOf(draftOf(product, language))).toEqual(facts)
  expect(draftOf(product, 'en')).toMatchObject({ rate: '0.1', weightTo: '25.5' })
  expect(factsOf({ ...draftOf(product, 'pt-BR'), rate: '1.000' }).rate_thousandths).toBe(1_000_000)
  expect(factsOf({ ...draftOf(product, 'pt-BR'), energy: '3.792' }).energy).toBe(3792)
})
