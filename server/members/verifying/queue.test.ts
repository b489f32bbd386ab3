import { expect } from 'vitest'
import { refuseMember, verifyMember } from '#contract/members-office.ts'
import { verification, verificationQueue } from '#contract/members-verification.ts'
import { test } from '#server/testing/test.ts'

test('who waits stands in the queue, longest first, until somebody decides', async ({
  api,
  given,
  clock,
}) => {
  const rita = await given.staff()
  const helena = await given.member({ name: 'Helena Prado', level: 2, hasAddress: true })
  clock.advance({ hours: 24 * 7 })
  const otavio = await given.member({ name: 'Otávio Reis', level: 2, type: 'attendant' })
  await given.promoter()
  const waiting = async (query: object = {}) => (await api.as(rita).call(verificationQueue, query)).items
  expect(await waiting()).toMatchObject([
    { name: 'Helena Prado', profile: 'veterinarian', state: 'Goiás', days: 4 },
    { name: 'Otávio Reis', profile: 'attendant', days: 0 },
  ])
  expect(await waiting({ profile: 'attendant' })).toHaveLength(1)
  expect(await waiting({ state: 'Goiás' })).toHaveLength(1)
  await api.as(rita).call(verifyMember, { id: helena.id, note: 'Consta no conselho.' })
  await api.as(rita).call(refuseMember, { id: otavio.id, reason: 'CNPJ baixado.' })
  expect(await waiting()).toEqual([])
})

test('what was declared stands beside what the programme knows of it', async ({ api, given, database }) => {
  const rita = await given.staff()
  const bia = await given.promoter({ name: 'Bia Promotora', code: 'SUL777' })
  const shop = { type: 'attendant', workplace: 'Agropecuária São João' } as const
  const twin = await given.member({ name: 'Rui Sá', ...shop, workplace: 'agropecuaria sao joao' })
  const carla = await given.member({ name: 'Carla Zago', level: 2, promoter: bia, ...shop })
  const facts = { profile_value: '11222333000181', phone: '51998762207' }
  await database.transaction((tx) =>
    tx.updateTable('member').set(facts).where('id', 'in', [twin.id, carla.id]).execute(),
  )
  const rui = [{ id: twin.id, name: 'Rui Sá' }]
  expect(await api.as(rita).call(verification, { id: carla.id })).toMatchObject({
    registration: '11222333000181',
    phone: '(51) 9••••-2207',
    seen: {
      cpf_is_valid: false,
      registration_is_valid: true,
      same_registration: rui,
      same_phone: rui,
      same_workplace: rui,
      promoter: { name: 'Bia Promotora', code: 'SUL777' },
    },
  })
  expect((await api.as(rita).try(verification, { id: bia.id })).status).toBe(404)
})
