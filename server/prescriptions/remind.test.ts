import { expect } from 'vitest'
import { blockMember, unblockMember } from '#contract/members-office.ts'
import { listNotifications } from '#contract/notifications.ts'
import { deletePrescription } from '#contract/prescriptions.ts'
import { listRecommendations } from '#contract/recommendations.ts'
import { food, prescribe, sell } from '#server/testing/recommended-sales.ts'
import { test as base } from '#server/testing/test.ts'
import { remindOfPrescriptions } from './remind.ts'

const test = base.extend('remind', ({ database, clock }) => (most?: number) => {
  return remindOfPrescriptions(database.transaction, { now: clock.now(), ...(most && { most }) })
})

test('the bag that a prescription’s client bought is told of too, once, and goes with the client', async ({
  world,
  api,
  given,
  clock,
  remind,
}) => {
  clock.set('2026-12-01T14:00:00-03:00')
  const product = await given.product({ title: 'Quintal Sênior 2,1 kg', food })
  const [helena, attendant] = [await given.member(), await given.member({ type: 'attendant' })]
  const { id, code } = await prescribe(world, { by: helena, product, name: 'Otávio Reis' })
  const other = await prescribe(world, { by: helena, product, name: 'Outra Cliente' })
  for (const sold of [code, other.code]) await sell(world, { code: sold, product, attendant })
  const reminders = async () =>
    (await api.as(helena).call(listNotifications)).filter(({ kind }) => kind === 'lead_reminder')
  clock.set('2026-12-10T08:00:00-03:00')
  await remind()
  expect(await reminders()).toEqual([])
  clock.set('2026-12-11T08:00:00-03:00')
  await Promise.all([remind(1), remind(1), remind()])
  const said = (await reminders()).map(({ title, link }) => [title, link])
  const about = (name: string) => [
    `O pacote que você prescreveu deve estar acabando: fale com ${name} sobre Quintal Sênior 2,1 kg.`,
    '/recomendacoes',
  ]
  expect(said.toSorted()).toEqual([about('Otávio Reis'), about('Outra Cliente')])
  await api.as(helena).call(deletePrescription, { id })
  expect((await reminders()).map(({ title }) => title)).toEqual([about('Outra Cliente')[0]])
  await sell(world, { code: other.code, product, attendant, boughtOn: '2026-12-11' })
  clock.set('2026-12-21T08:00:00-03:00')
  await remind()
  expect(await reminders()).toHaveLength(2)
})

test('who is blocked is told of a prescription’s bag when that is over', async ({
  world,
  api,
  given,
  clock,
  remind,
  database,
}) => {
  clock.set('2027-02-01T14:00:00-03:00')
  const product = await given.product({ food })
  const [helena, attendant] = [await given.member(), await given.member({ type: 'attendant' })]
  const { code } = await prescribe(world, { by: helena, product })
  await sell(world, { code, product, attendant })
  const office = api.as(await given.staff({ role: 'admin' }))
  await office.call(blockMember, { id: helena.id, reason: 'Em análise' })
  const told = async () => {
    const reminders = database.db.selectFrom('notification').select('id').where('kind', '=', 'lead_reminder')
    return (await reminders.where('member_id', '=', helena.id).execute()).length
  }
  clock.advance({ hours: 24 * 11 })
  await remind()
  expect(await told()).toBe(0)
  await office.call(unblockMember, { id: helena.id })
  await remind()
  expect(await told()).toBe(1)
})

test('a bag that was given back is not told of', async ({ world, given, clock, remind, database }) => {
  clock.set('2027-04-01T14:00:00-03:00')
  const product = await given.product({ food })
  const [helena, attendant] = [await given.member(), await given.member({ type: 'attendant' })]
  const { code } = await prescribe(world, { by: helena, product })
  const { reverse } = await sell(world, { code, product, attendant })
  await reverse()
  clock.advance({ hours: 24 * 11 })
  await remind()
  const told = database.db.selectFrom('notification').select('id').where('kind', '=', 'lead_reminder')
  expect(await told.where('member_id', '=', helena.id).execute()).toEqual([])
})

test('more than any pet eats in its life is bought all the same', async ({ world, api, given, clock }) => {
  clock.set('2027-05-01T14:00:00-03:00')
  const product = await given.product({ food: { ...food, bag_grams: 15_000 } })
  const [helena, attendant] = [await given.member(), await given.member({ type: 'attendant' })]
  const { code } = await prescribe(world, { by: helena, product })
  await sell(world, { code, product, attendant, bags: 100_000 })
  const [path] = (await api.as(helena).call(listRecommendations, {})).items
  expect(path).toMatchObject({ purchases: [{ coins: 100 }], runs_out_on: '2037-05-08' })
})
