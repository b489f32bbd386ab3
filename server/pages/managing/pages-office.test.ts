import { expect } from 'vitest'
import { listNotifications } from '#contract/notifications.ts'
import { textPage } from '#contract/pages.ts'
import { officePage, officePages, publishPage } from '#contract/pages-office.ts'
import { changeSettings, readSettings } from '#contract/settings.ts'
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

test('a text states the settings of the day it was published, and a change of one asks for a new version', async ({
  api,
  given,
}) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const said = async (language: 'pt-BR' | 'en') =>
    (await api.with({ language }).call(textPage, { page: 'regulation' })).description
  expect(await said('pt-BR')).toContain('<strong>12 meses</strong> a partir do crédito')
  expect(await said('en')).toContain('50% for veterinarians')
  const { version } = await admin.call(readSettings)
  await admin.call(changeSettings, { coins_expire_after_months: 18, blind_check_percent: 7, version })
  expect(await said('pt-BR')).toContain('<strong>12 meses</strong> a partir do crédito')
  const outdated = { setting: 'coins_expire_after_months', stated: 12, now: 18 }
  const isOutdated = async () =>
    (await admin.call(officePages)).find((each) => each.page === 'regulation')?.outdated
  expect(await isOutdated()).toEqual([outdated])
  const page = await admin.call(officePage, { page: 'regulation' })
  expect(page.fields).toContainEqual(outdated)
  await admin.call(publishPage, { page: 'regulation', texts: page.texts, version: page.version })
  expect(await said('pt-BR')).toContain('<strong>18 meses</strong> a partir do crédito')
  expect(await isOutdated()).toEqual([])
  const wrong = { ...page.texts, en: { title: 'Rules', description: '<p>{{coins_expire}} months</p>' } }
  const refused = await admin.try(publishPage, {
    page: 'regulation',
    texts: wrong,
    version: page.version + 1,
  })
  expect(refused).toMatchObject({
    status: 422,
    answer: { errors: { 'texts.en.description': [expect.any(String)] } },
  })
})

test('members are told of new rules in their language, by mail also where they want no news', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const ana = await given.member({ language: 'en' })
  const { texts, version } = await admin.call(officePage, { page: 'regulation' })
  await admin.call(publishPage, { page: 'regulation', texts, version, tell: true })
  await runJobs()
  expect(await api.as(ana).with({ language: 'en' }).call(listNotifications)).toMatchObject([
    { kind: 'rules_changed', title: expect.stringContaining('rules have changed'), link: '/regulamento' },
  ])
  const mail = mailbox.messages.find(({ to }) => to === ana.email)
  expect(mail?.subject).toContain('rules have changed')
})
