import { expect } from 'vitest'
import { myNetwork, promoterOfCode } from '#contract/promoters.ts'
import { signUp } from '#contract/sign-up.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'

test('a promoter sees the own code and who signed up with it, newest first, and no coins', async ({
  api,
  given,
  clock,
}) => {
  const bia = await given.promoter({ code: 'BIA7K2' })
  const other = await given.promoter()
  await api.call(signUp, signUpForm({ name: 'Tânia Lopes', code: 'bia7k2' }))
  await api.call(signUp, signUpForm({ name: 'Outra Pessoa', code: other.code }))
  const first = clock.now().toString()
  clock.advance({ hours: 1 })
  await given.member({ name: 'Renato Meireles', type: 'attendant', level: 2, promoter: bia })
  expect(await api.as(bia).call(myNetwork)).toEqual({
    code: 'BIA7K2',
    people: [
      {
        name: 'Renato Meireles',
        profile_type: 'attendant',
        verification: 'pending',
        date: clock.now().toString(),
      },
      { name: 'Tânia Lopes', profile_type: 'breeder', verification: 'verified', date: first },
    ],
  })
})

test('a promoter without a code has an empty network', async ({ api, given }) => {
  const promoter = await given.member({ type: 'promoter' })
  expect(await api.as(promoter).call(myNetwork)).toEqual({ code: null, people: [] })
})

test('nobody else has a network', async ({ api, given }) => {
  expect((await api.as(await given.member()).try(myNetwork)).status).toBe(403)
  expect((await api.try(myNetwork)).status).toBe(401)
})

test('the code of a promoter who is blocked vouches for nobody', async ({ api, given, database }) => {
  const promoter = await given.promoter()
  await database.transaction((tx) =>
    tx.updateTable('member').set({ level: 1 }).where('id', '=', promoter.id).execute(),
  )
  expect((await api.try(signUp, signUpForm({ code: promoter.code }))).status).toBe(422)
})

test('when a promoter goes, the people stay', async ({ api, given, database }) => {
  const promoter = await given.promoter()
  const form = signUpForm({ code: promoter.code })
  await api.call(signUp, form)
  await database.transaction((tx) => tx.deleteFrom('member').where('id', '=', promoter.id).execute())
  const left = database.db.selectFrom('member').select('promoter_id').where('email', '=', form.email)
  expect(await left.executeTakeFirst()).toEqual({ promoter_id: null })
})

test('whoever has a code is told whose it is, by first name and initial, and nobody guesses codes', async ({
  api,
  given,
  database,
}) => {
  const bia = await given.promoter({ name: 'Bianca Rezende', code: 'BIAREZ' })
  expect(await api.call(promoterOfCode, { code: 'biarez' })).toEqual({ name: 'Bianca R.' })
  expect(await api.with({ language: 'en' }).try(promoterOfCode, { code: 'NADA99' })).toMatchObject({
    status: 422,
    answer: { errors: { code: [expect.stringContaining('We do not know this code')] } },
  })
  const stranger = api.with({ address: '203.0.113.9' })
  const tries = Array.from({ length: 31 }, (_, nth) =>
    stranger.try(promoterOfCode, { code: `NADA${nth + 10}` }),
  )
  expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await stranger.try(promoterOfCode, { code: 'BIAREZ' })).status).toBe(429)
  await database.transaction((tx) =>
    tx.updateTable('member').set({ level: 1 }).where('id', '=', bia.id).execute(),
  )
  expect((await api.try(promoterOfCode, { code: 'BIAREZ' })).status).toBe(422)
})
