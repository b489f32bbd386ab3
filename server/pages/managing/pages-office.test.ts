import { expect } from 'vitest'
import { textPage } from '#contract/pages.ts'
import { officePage, officePages, publishPage } from '#contract/pages-office.ts'
import { test } from '#server/testing/test.ts'

test('a new version is in force at once in every language, and the old one can still be read', async ({
  api,
  given,
}) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const pages = await admin.call(officePages)
  expect(pages.map(({ page }) => page).toSorted()).toEqual([
    'delete-account',
    'privacy',
    'regulation',
    'support',
  ])
  const before = await admin.call(officePage, { page: 'support' })
  const words = {
    title: 'Ajuda',
    description: '<p>Fale <strong>conosco</strong></p><script>alert(1)</script>',
  }
  const texts = { 'pt-BR': words, es: { ...words, title: 'Ayuda' }, en: { ...words, title: 'Help' } }
  const { version } = await admin.call(publishPage, { page: 'support', texts, version: before.version })
  expect(await api.with({ language: 'es' }).call(textPage, { page: 'support' })).toMatchObject({
    title: 'Ayuda',
    description: '<p>Fale <strong>conosco</strong></p>',
  })
  const now = await admin.call(officePage, { page: 'support' })
  expect(now).toMatchObject({ version, agreed_before: null })
  expect(now.versions.map((each) => each.version)).toEqual([version, before.version])
  expect((await admin.call(officePage, { page: 'support', version: before.version })).texts).toEqual(
    before.texts,
  )
  expect((await admin.try(publishPage, { page: 'support', texts, version: before.version })).status).toBe(409)
})

test('a text that is empty once it is safe is not published, and its field is named', async ({
  api,
  given,
}) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const { texts, version } = await admin.call(officePage, { page: 'privacy' })
  for (const description of [' ', '\u0000', '<script>alert(1)</script>']) {
    const emptied = { ...texts, es: { title: 'Privacidad', description } }
    const outcome = await admin.try(publishPage, { page: 'privacy', texts: emptied, version })
    expect(outcome).toMatchObject({
      status: 422,
      answer: { errors: { 'texts.es.description': [expect.any(String)] } },
    })
  }
})

test('Portuguese is enough: a language that a version leaves out falls back, and not to its older text', async ({
  api,
  given,
}) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const { texts, version } = await admin.call(officePage, { page: 'support' })
  const nothing = { title: '', description: '' }
  const portuguese = { title: 'Fale conosco', description: '<p>Novo</p>' }
  const without = { 'pt-BR': portuguese, es: nothing, en: texts.en }
  await admin.call(publishPage, { page: 'support', texts: without, version })
  expect(await api.with({ language: 'es' }).call(textPage, { page: 'support' })).toMatchObject(portuguese)
  expect(await api.with({ language: 'en' }).call(textPage, { page: 'support' })).toMatchObject({
    title: texts.en.title,
  })
  expect((await admin.call(officePage, { page: 'support' })).texts.es).toEqual(nothing)
  const half = { ...without, es: { title: '', description: '<p>Hola</p>' } }
  expect(await admin.try(publishPage, { page: 'support', texts: half, version: version + 1 })).toMatchObject({
    status: 422,
    answer: { errors: { 'texts.es.title': [expect.any(String)] } },
  })
})
