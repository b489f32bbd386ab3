import { expect } from 'vitest'
import { listDistributors, listProducts } from '#contract/catalogue.ts'
import * as office from '#contract/catalogue-office.ts'
import { signUp } from '#contract/sign-up.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'

const texts = { 'pt-BR': 'Cães adultos', es: 'Perros adultos', en: 'Adult dogs' }
const bag = {
  title: 'Adulto 10 kg',
  brand: 'Quintal',
  pet: 'dog' as const,
  detail: texts,
  descriptions: texts,
  sku: 'Q-10',
  ean: '7891234567895',
  slug: 'quintal-adulto-10-kg',
  rate_thousandths: 1500,
  color: '#33691e',
  energy: 3650,
  phases: ['adults' as const],
  weight_from_grams: null,
  weight_to_grams: 12_000,
  castrated: null,
  weight_control: false,
  senior: null,
  bag_grams: 10_000,
  active: true,
}

test('a product is added, changed and taken out; members see each at once', async ({ api, given }) => {
  const staff = api.as(await given.staff({ role: 'catalogue' }))
  const ana = api.as(await given.member())
  const { id, version } = await staff.call(office.createProduct, bag)
  const seen = async () => (await ana.call(listProducts)).find((product) => product.id === id)
  expect(await seen()).toMatchObject({ title: 'Adulto 10 kg', rate_thousandths: 1500 })
  const changed = await staff.call(office.updateProduct, { id, ...bag, rate_thousandths: 2000, version })
  expect(await seen()).toMatchObject({ rate_thousandths: 2000 })
  expect((await staff.try(office.updateProduct, { id, ...bag, version })).status).toBe(409)
  await staff.call(office.updateProduct, { id, ...bag, active: false, version: changed.version })
  expect(await seen()).toBeUndefined()
  expect((await staff.call(office.officeProducts, { q: '7891234567895', active: 'no' })).items).toMatchObject(
    [{ id, weight_control: false, energy: 3650 }],
  )
})

test('a product that is not offered yet is a draft, in Portuguese alone, until it is published for good', async ({
  api,
  given,
}) => {
  const staff = api.as(await given.staff({ role: 'catalogue' }))
  const draft = {
    ...bag,
    ...{ sku: 'D1', slug: 'rascunho', ean: null, active: false },
    detail: { 'pt-BR': 'Cães' },
    descriptions: { 'pt-BR': 'Ração' },
  }
  const { id, version } = await staff.call(office.createProduct, draft)
  expect(await staff.call(office.officeProduct, { id })).toMatchObject({ is_draft: true, active: false })
  const published = await staff.call(office.updateProduct, { id, ...draft, active: true, version })
  const english = api.as(await given.member()).with({ language: 'en' })
  const shown = (await english.call(listProducts)).find((product) => product.id === id)
  expect(shown).toMatchObject({ detail: 'Cães' })
  await staff.call(office.updateProduct, { id, ...draft, version: published.version })
  expect(await staff.call(office.officeProduct, { id })).toMatchObject({ is_draft: false, active: false })
})

test('what another product has is refused by its field, and so is nonsense', async ({ api, given }) => {
  const staff = api.as(await given.staff({ role: 'catalogue' }))
  const other = await given.product({ sku: 'TAKEN', ean: '12345678', slug: 'taken' })
  const refused = async (change: Partial<typeof bag> | { weight_from_grams: number }) => {
    const { answer } = await staff.try(office.createProduct, {
      ...bag,
      sku: 'N',
      slug: 'n',
      ean: null,
      ...change,
    })
    return 'errors' in answer ? Object.keys(answer.errors) : answer
  }
  expect(await refused({ sku: other.sku })).toEqual(['sku'])
  expect(await refused({ ean: '12345678' })).toEqual(['ean'])
  expect(await refused({ slug: 'taken' })).toEqual(['slug'])
  expect(await refused({ energy: 400 })).toEqual(['energy'])
  expect(await refused({ weight_from_grams: 12_000 })).toEqual(['weight_to_grams'])
})

test('a distributor that is no longer offered stays with those who chose it', async ({ api, given }) => {
  const staff = api.as(await given.staff({ role: 'catalogue' }))
  const { id, version } = await staff.call(office.createDistributor, { title: 'Norte Pet' })
  expect((await staff.try(office.createDistributor, { title: 'NORTE PET' })).status).toBe(422)
  const form = { ...signUpForm({ profile_type: 'attendant' }), profile_value: '12.345.678/0001-95' }
  await api.call(signUp, { ...form, distributor_id: id })
  await staff.call(office.updateDistributor, { id, title: 'Norte Pet Ltda.', active: false, version })
  expect(await api.call(listDistributors)).toEqual([])
  expect((await staff.call(office.officeDistributors, {})).items).toMatchObject([
    { title: 'Norte Pet Ltda.', active: false, members: 1 },
  ])
  const file = String(await staff.call(office.distributorsFile, { q: 'norte' }))
  expect(file).toContain('Distribuidor;CNPJ;Membros;Oferecido\r\nNorte Pet Ltda.;;1;')
  const late = { ...signUpForm({ profile_type: 'attendant' }), profile_value: '12.345.678/0001-95' }
  expect((await api.try(signUp, { ...late, distributor_id: id })).status).toBe(422)
})
