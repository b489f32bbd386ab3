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
