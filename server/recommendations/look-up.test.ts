import { expect } from 'vitest'
import { deleteLead, listLeads } from '#contract/leads.ts'
import { deleteAccount } from '#contract/members.ts'
import { blockMember } from '#contract/members-office.ts'
import { lookUpCode, lookUpToken } from '#contract/recommendations.ts'
import { isRecommendationCode, shownCode } from '#domain/recommendation-code.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('vet', async ({ given }) => given.member({ name: 'Lia Prado', type: 'veterinarian' }))
  .extend('attendant', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('shop', async ({ api, attendant }) => api.as(attendant))
  .extend('food', async ({ given }) => {
    const serial = crypto.randomUUID()
    const small = await given.product({ title: `Quintal ${serial} 3 kg` })
    return { small, large: await given.product({ title: `Quintal ${serial} 15 kg` }) }
  })

test('a code says what was recommended, for whom and by whom, and nothing else of the client', async ({
  given,
  shop,
  vet,
  food,
}) => {
  await given.product({ title: 'Outra 15 kg' })
  const { code } = await given.recommendation({ member: vet, product: food.large, pet_name: 'Tobias' })
  const meaning = await shop.call(lookUpCode, { code })
  expect(meaning).toEqual({
    code,
    product: {
      id: food.large.id,
      title: food.large.title,
      brand: 'Quintal',
      slug: food.large.slug,
      image: { link: null },
    },
    product_ids: [food.small.id, food.large.id].toSorted(),
    daily_dose: 200,
    pet_name: 'Tobias',
    by: { name: 'Lia Prado', profile_type: 'veterinarian' },
    created_on: '2026-11-17',
    ends_on: '2027-11-17',
    fault: null,
    joining_coins: 20,
  })
  expect(JSON.stringify(meaning)).not.toMatch(/Carla|cliente@|11987654321|04101300/)
})

test('it is taken as it is shown or typed, and the link of the printed sheet says the same', async ({
  given,
  shop,
  vet,
  food,
}) => {
  const product = food.small
  const { code, token } = await given.recommendation({ kind: 'prescription', member: vet, product })
  const meaning = await shop.call(lookUpCode, { code: ` ${shownCode(code).toLowerCase()}` })
  expect(meaning).toMatchObject({ code, pet_name: 'Sem raça definida', fault: null })
  expect(await shop.call(lookUpToken, { token })).toEqual(meaning)
})

test('once the client was erased the code is still good, and the pet is forgotten', async ({
  api,
  given,
  shop,
  vet,
  food,
}) => {
  const { code } = await given.recommendation({ member: vet, product: food.small })
  const { items } = await api.as(vet).call(listLeads, {})
  await api.as(vet).call(deleteLead, { id: items[0]?.id ?? '' })
  expect(await shop.call(lookUpCode, { code })).toMatchObject({ pet_name: null, fault: null })
})

test('who recommended and left, or was blocked, is not named, and the code earns nothing', async ({
  api,
  given,
  shop,
  vet,
  food,
}) => {
  const { code } = await given.recommendation({ member: vet, product: food.small })
  const blocked = await given.member()
  const other = await given.recommendation({ member: blocked, product: food.small })
  await api.as(vet).call(deleteAccount)
  const support = api.as(await given.staff({ role: 'support' }))
  await support.call(blockMember, { id: blocked.id, reason: 'Em análise' })
  for (const gone of [code, other.code])
    expect(await shop.call(lookUpCode, { code: gone })).toMatchObject({ by: null, fault: 'gone' })
})

test('one’s own code is told to be one’s own', async ({ given, shop, attendant, food }) => {
  const { code } = await given.recommendation({ member: attendant, product: food.small })
  expect(await shop.call(lookUpCode, { code })).toMatchObject({ fault: 'own' })
})

test('it is good until the last moment of its last day in São Paulo', async ({
  given,
  clock,
  database,
  shop,
  vet,
  food,
}) => {
  const { code } = await given.recommendation({ member: vet, product: food.small })
  await database.pool.query(`update recommendation set ends_on = '2026-11-20' where code = $1`, [code])
  clock.set('2026-11-20T23:59:00-03:00')
  expect(await shop.call(lookUpCode, { code })).toMatchObject({ fault: null, ends_on: '2026-11-20' })
  clock.set('2026-11-21T00:00:00-03:00')
  expect(await shop.call(lookUpCode, { code })).toMatchObject({ fault: 'expired' })
})

test('after its last purchase it is used up', async ({ given, database, shop, vet, food }) => {
  const { code } = await given.recommendation({ member: vet, product: food.small })
  await database.pool.query('update recommendation set purchases = most_purchases where code = $1', [code])
  expect(await shop.call(lookUpCode, { code })).toMatchObject({ fault: 'used_up' })
})

test('a code with a wrong sign and one that nobody has are told apart, in the language of who asks', async ({
  given,
  shop,
  vet,
  food,
}) => {
  const { code } = await given.recommendation({ member: vet, product: food.small })
  expect(await shop.try(lookUpCode, { code: mistyped(code) })).toMatchObject({
    status: 422,
    answer: { errors: { code: ['Este código não confere. Compare as oito letras e números.'] } },
  })
  const texts = {
    'pt-BR': 'Não conhecemos este código. Confira com o cliente.',
    es: 'No conocemos este código. Confírmalo con el cliente.',
    en: 'We do not know this code. Check it with the client.',
  } as const
  for (const language of ['pt-BR', 'es', 'en'] as const)
    expect(await shop.with({ language }).try(lookUpCode, { code: unknown })).toMatchObject({
      status: 422,
      answer: { errors: { code: [texts[language]] } },
    })
  expect(await shop.try(lookUpToken, { token: 'nobody-has-this-token' })).toMatchObject({
    status: 422,
    answer: { errors: { token: [texts['pt-BR']] } },
  })
})

test('who tries codes is stopped by network, also for the right one, and let in again after an hour', async ({
  given,
  clock,
  shop,
  vet,
  food,
}) => {
  const { code } = await given.recommendation({ member: vet, product: food.small })
  const guessing = shop.with({ address: '203.0.113.7' })
  for (let guess = 0; guess < 40; guess += 1) await guessing.call(lookUpCode, { code })
  for (let guess = 0; guess < 30; guess += 1)
    expect((await guessing.try(lookUpCode, { code: unknown })).status).toBe(422)
  expect((await guessing.try(lookUpToken, { token: 'nobody-has-this-token' })).status).toBe(429)
  expect((await guessing.try(lookUpCode, { code })).status).toBe(429)
  expect((await shop.with({ address: '203.0.113.8' }).try(lookUpCode, { code })).status).toBe(200)
  clock.advance({ hours: 1 })
  expect((await guessing.try(lookUpCode, { code })).status).toBe(200)
})

test('only attendants look codes up', async ({ api, given, vet, food }) => {
  const { code, token } = await given.recommendation({ member: vet, product: food.small })
  expect((await api.as(vet).try(lookUpCode, { code })).status).toBe(403)
  expect((await api.as(vet).try(lookUpToken, { token })).status).toBe(403)
  expect((await api.try(lookUpCode, { code })).status).toBe(401)
})

/** Right by its check sign, and given to nobody. */
const unknown = '22222222'

function mistyped(code: string): string {
  const other = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
  expect(isRecommendationCode(other)).toBe(false)
  return other
}
