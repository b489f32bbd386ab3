import { expect } from 'vitest'
import { deleteLead, updateLead } from '#contract/leads.ts'
import { blockMember, unblockMember } from '#contract/members-office.ts'
import { listNotifications } from '#contract/notifications.ts'
import { test as base } from '#server/testing/test.ts'
import { remindOfLeads } from './remind.ts'

const test = base.extend('remind', ({ database, clock }) => (most?: number) => {
  return remindOfLeads(database.transaction, { now: clock.now(), ...(most && { most }) })
})

test('on the day the professional is told once, however often and however many look', async ({
  api,
  given,
  clock,
  remind,
}) => {
  const product = await given.product({ title: 'Quintal Adulto 15 kg' })
  const member = await given.member()
  for (const pet_name of ['Tobias', 'Mel', 'Nina'])
    await given.lead({ member, product, pet_name, name: 'Carla Dias', remindOn: '2026-11-20' })
  const told = async () => (await api.as(member).call(listNotifications)).map(({ title }) => title)
  await remind()
  expect(await told()).toEqual([])
  // Already the 20th in Greenwich, still the 19th in São Paulo.
  clock.set('2026-11-19T23:59:00-03:00')
  await remind()
  expect(await told()).toEqual([])
  clock.set('2026-11-20T08:00:00-03:00')
  await Promise.all([remind(1), remind(1), remind()])
  await remind()
  expect((await told()).toSorted()).toEqual([
    'A ração de Mel deve estar acabando: fale com Carla Dias sobre Quintal Adulto 15 kg.',
    'A ração de Nina deve estar acabando: fale com Carla Dias sobre Quintal Adulto 15 kg.',
    'A ração de Tobias deve estar acabando: fale com Carla Dias sobre Quintal Adulto 15 kg.',
  ])
  expect((await api.as(member).call(listNotifications))[0]).toMatchObject({
    kind: 'lead_reminder',
    link: '/clientes',
  })
})

test('another day is told again, the same one is not; a day that was missed is made up for', async ({
  api,
  given,
  clock,
  remind,
}) => {
  clock.set('2026-11-25T08:00:00-03:00')
  const member = await given.member()
  const { id } = await given.lead({ member, product: await given.product(), remindOn: '2026-11-21' })
  const ana = api.as(member)
  const told = async () => (await ana.call(listNotifications)).length
  await remind()
  expect(await told()).toBe(1)
  await ana.call(updateLead, { id, status: 'closed', remind_on: '2026-11-21' })
  await remind()
  expect(await told()).toBe(1)
  await ana.call(updateLead, { id, status: 'bought', bag_grams: 400 })
  clock.advance({ hours: 48 })
  await remind()
  expect(await told()).toBe(2)
})

test('a lead that was erased takes what was told of it along', async ({ api, given, clock, remind }) => {
  const member = await given.member()
  const product = await given.product()
  const lead = { member, product, remindOn: '2026-11-20' }
  const { id } = await given.lead(lead)
  await given.lead({ ...lead, name: 'Outra Cliente' })
  clock.set('2026-11-28T08:00:00-03:00')
  await remind()
  await api.as(member).call(deleteLead, { id })
  const titles = (await api.as(member).call(listNotifications)).map(({ title }) => title)
  expect(titles).toEqual([expect.stringContaining('Outra Cliente')])
})

test('who is blocked is told when that is over', async ({ given, api, database, remind, clock }) => {
  clock.set('2026-11-30T08:00:00-03:00')
  const member = await given.member()
  await given.lead({ member, product: await given.product(), remindOn: '2026-11-30' })
  const office = api.as(await given.staff({ role: 'admin' }))
  await office.call(blockMember, { id: member.id, reason: 'Em análise' })
  const told = () =>
    database.db.selectFrom('notification').select('id').where('member_id', '=', member.id).execute()
  await remind()
  expect(await told()).toEqual([])
  await office.call(unblockMember, { id: member.id })
  await remind()
  expect(await told()).toHaveLength(1)
})
