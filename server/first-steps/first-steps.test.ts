import { expect } from 'vitest'
import { createProduct, officeProduct, updateProduct } from '#contract/catalogue-office.ts'
import { closeFirstSteps, firstSteps, untranslated } from '#contract/first-steps.ts'
import { officePage, publishPage } from '#contract/pages-office.ts'
import { changeSettings, readSettings } from '#contract/settings.ts'
import { createPrize } from '#contract/store-office.ts'
import { test } from '#server/testing/test.ts'

const portuguese = { 'pt-BR': 'Filhotes' }

const product = {
  title: 'Filhote 3 kg',
  brand: 'Marca',
  pet: 'dog' as const,
  detail: portuguese,
  descriptions: portuguese,
  sku: 'F3',
  ean: null,
  slug: 'filhote-3-kg',
  rate_thousandths: 1000,
  color: '#0d5c63',
  energy: null,
  phases: [],
  weight_from_grams: null,
  weight_to_grams: null,
  castrated: null,
  weight_control: null,
  senior: null,
  bag_grams: null,
  active: false,
}

const prize = {
  titles: { 'pt-BR': 'Caneca', es: 'Taza' },
  descriptions: portuguese,
  price: 100,
  category: 'home',
  tone: 'info',
  limit_per_member: null,
  audience: null,
  opens_at: null,
  closes_at: null,
  is_grand: false,
} as const

test('an empty programme is missing everything but mail, and each step ticks itself', async ({
  api,
  given,
}) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const missing = async () =>
    (await admin.call(firstSteps)).steps.filter(({ is_done }) => !is_done).map(({ step }) => step)
  expect(await missing()).toEqual([
    'team',
    'settings',
    'texts',
    'distributors',
    'products',
    'prizes',
    'people',
  ])
  const { version } = await admin.call(readSettings)
  await admin.call(changeSettings, { invoice_max_age_days: 60, version })
  const page = await admin.call(officePage, { page: 'regulation' })
  await admin.call(publishPage, { page: 'regulation', texts: page.texts, version: page.version })
  await given.staff({ role: 'reviewer' })
  const made = await admin.call(createProduct, product)
  await admin.call(createPrize, { ...prize, is_withdrawn: true })
  expect(await missing()).toEqual(['distributors', 'products', 'prizes', 'people'])
  await admin.call(updateProduct, { ...product, ...made, active: true })
  await admin.call(createPrize, { ...prize, is_withdrawn: false })
  await given.member()
  expect(await missing()).toEqual(['distributors'])
  await admin.call(closeFirstSteps)
  expect((await admin.call(firstSteps)).is_closed).toBe(true)
  expect((await admin.call(officeProduct, { id: made.id })).is_draft).toBe(false)
})

test('what was written in Portuguese alone is listed, and a translation takes it off', async ({
  api,
  given,
}) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const admin = api.as(await given.staff({ role: 'admin' }))
  const made = await team.call(createProduct, { ...product, sku: 'T1', slug: 't-1', title: 'A traduzir' })
  const find = async (id: string) => (await team.call(untranslated)).find((each) => each.id === id)
  expect(await find(made.id)).toEqual({
    kind: 'product',
    id: made.id,
    title: 'A traduzir',
    languages: ['es', 'en'],
  })
  const texts = { 'pt-BR': 'Filhotes', es: 'Cachorros', en: '' }
  const changed = { ...product, sku: 'T1', slug: 't-1', title: 'A traduzir', descriptions: texts }
  const { version } = await team.call(updateProduct, { ...changed, ...made, detail: texts })
  expect((await find(made.id))?.languages).toEqual(['en'])
  const all = { ...texts, en: 'Puppies' }
  await team.call(updateProduct, { ...changed, id: made.id, version, detail: all, descriptions: all })
  expect(await find(made.id)).toBeUndefined()
  const page = await admin.call(officePage, { page: 'support' })
  const nothing = { title: '', description: '' }
  await admin.call(publishPage, {
    page: 'support',
    texts: { ...page.texts, es: nothing },
    version: page.version,
  })
  expect(await find('support')).toMatchObject({ kind: 'page', languages: ['es'] })
  expect((await api.as(await given.staff({ role: 'reviewer' })).try(untranslated)).status).toBe(403)
})
