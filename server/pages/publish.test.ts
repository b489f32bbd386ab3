import { expect } from 'vitest'
import { textPage } from '#contract/pages.ts'
import { signUp } from '#contract/sign-up.ts'
import type { Database } from '#server/platform/db.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'
import { type PageTexts, publish, versionsInForce } from './publish.ts'

const texts = (description: string): PageTexts => ({
  'pt-BR': { title: 'Regulamento novo', description },
  es: { title: 'Reglamento nuevo', description },
  en: { title: 'New rules', description },
})

async function current({ db }: Database, page: 'regulation' | 'privacy' | 'support') {
  return Number((await versionsInForce(db))[page])
}

test('a new version is read in all languages, and the old ones are kept', async ({
  api,
  database,
  clock,
}) => {
  const before = await api.call(textPage, { page: 'regulation' })
  const basedOn = await current(database, 'regulation')
  clock.advance({ hours: 48 })
  const published = await database.transaction((tx) =>
    publish(tx, { page: 'regulation', basedOn, texts: texts('<p>Outra regra.</p>'), now: clock.now() }),
  )
  expect(published).toEqual({ version: basedOn + 1 })
  expect(await api.with({ language: 'es' }).call(textPage, { page: 'regulation' })).toEqual({
    title: 'Reglamento nuevo',
    description: '<p>Outra regra.</p>',
    updated_at: clock.now().toString(),
  })
  const kept = await database.db
    .selectFrom('text_page')
    .select(['title', 'updated_at'])
    .where('page', '=', 'regulation')
    .where('version', '=', basedOn)
    .orderBy('title')
    .execute()
  expect(kept.map(({ title }) => title)).toEqual(['Programme rules', 'Reglamento', before.title])
})

test('who signs up agrees to the versions in force', async ({ api, database, clock }) => {
  const basedOn = await current(database, 'privacy')
  const facts = { page: 'privacy', basedOn, texts: texts('<p>Nova.</p>'), now: clock.now() } as const
  await database.transaction((tx) => publish(tx, facts))
  const form = signUpForm()
  await api.call(signUp, form)
  const consents = await database.db
    .selectFrom('consent')
    .innerJoin('member', 'member.id', 'consent.member_id')
    .select(['kind', 'version'])
    .where('email', '=', form.email)
    .orderBy('kind')
    .execute()
  expect(consents).toEqual([
    { kind: 'privacy', version: String(basedOn + 1) },
    { kind: 'regulation', version: String(await current(database, 'regulation')) },
  ])
})

test('of ten people who publish at once, one does and nine are told that they were late', async ({
  database,
  clock,
}) => {
  const basedOn = await current(database, 'support')
  const facts = { page: 'support', basedOn, texts: texts('<p>Minha.</p>'), now: clock.now() } as const
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => database.transaction((tx) => publish(tx, facts))),
  )
  const reasons = tries.flatMap((it) => (it.status === 'rejected' ? [it.reason.code] : []))
  expect(reasons).toEqual(Array(9).fill('stale'))
  expect(await current(database, 'support')).toBe(basedOn + 1)
})

test('nothing is published on top of a version that is not there', async ({ database, clock }) => {
  const facts = { page: 'support', basedOn: 99, texts: texts('<p>Oi.</p>'), now: clock.now() } as const
  await expect(database.transaction((tx) => publish(tx, facts))).rejects.toMatchObject({ code: 'stale' })
})

test('what is written keeps nothing that acts', async ({ api, database, clock }) => {
  const basedOn = await current(database, 'support')
  const facts = { page: 'support', basedOn, texts: texts('<p>a</p><script>x()</script>'), now: clock.now() }
  await database.transaction((tx) => publish(tx, { ...facts, page: 'support' }))
  expect((await api.call(textPage, { page: 'support' })).description).toBe('<p>a</p>')
})
