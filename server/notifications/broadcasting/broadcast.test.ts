import { expect } from 'vitest'
import { changeConsents } from '#contract/members-privacy.ts'
import { chooseChannels, listChannels, listNotifications } from '#contract/notifications.ts'
import {
  countSegment,
  officeBroadcasts,
  type Segment,
  sendBroadcast,
} from '#contract/notifications-office.ts'
import { test } from '#server/testing/test.ts'
import { sendToEverybody } from './broadcasts.ts'

const everybody: Segment = { profiles: null, level: null, has_address: null, active_days: null }
const titles = { 'pt-BR': 'Loja nova!', es: '¡Tienda nueva!', en: 'New store!' }

test('a segment is counted before, told once, and each reads it in their language', async ({
  api,
  given,
  runJobs,
  mailbox,
}) => {
  const office = api.as(await given.staff({ role: 'support', name: 'Sofia' }))
  const vet = await given.member({ type: 'veterinarian', hasAddress: true })
  const clerk = await given.member({ type: 'attendant' })
  await given.member({ type: 'veterinarian', level: 1 })
  await api.as(vet).call(chooseChannels, { topic: 'news', email: true, push: false })
  const segment: Segment = { ...everybody, profiles: ['veterinarian'], has_address: true }
  expect(await office.call(countSegment, { segment })).toEqual({ people: 1 })
  const message = { titles, link: '/loja', segment, people: 1 }
  const once = office.with({ idempotencyKey: 'one-tap' })
  await Promise.all([once.call(sendBroadcast, message), once.call(sendBroadcast, message)])
  await runJobs()
  expect(await api.as(vet).with({ language: 'es' }).call(listNotifications)).toMatchObject([
    { kind: 'broadcast', title: '¡Tienda nueva!', link: '/loja' },
  ])
  expect(mailbox.messages.map(({ subject }) => subject)).toEqual(['Loja nova!'])
  expect(await api.as(clerk).call(listNotifications)).toEqual([])
  expect((await office.call(officeBroadcasts, {})).items).toMatchObject([
    { titles, by: 'Sofia', people: 1, sent: 1, is_done: true },
  ])
})

test('who agreed to communications gets news by mail, until they choose otherwise', async ({
  api,
  given,
  runJobs,
  mailbox,
}) => {
  const office = api.as(await given.staff({ role: 'support' }))
  const [yes, no, silent] = [await given.member(), await given.member(), await given.member()]
  for (const person of [yes, no]) await api.as(person).call(changeConsents, { communications: true })
  await api.as(no).call(chooseChannels, { topic: 'news', email: false, push: true })
  const news = (await api.as(yes).call(listChannels)).choices.find(({ topic }) => topic === 'news')
  expect(news).toMatchObject({ email: true })
  const { people } = await office.call(countSegment, { segment: everybody })
  await office.call(sendBroadcast, { titles, link: null, segment: everybody, people })
  await runJobs()
  const reached = mailbox.messages.filter(({ to }) => [yes.email, no.email, silent.email].includes(to))
  expect(reached.map(({ to }) => to)).toEqual([yes.email])
})

test('a segment that changed since it was counted is told, and nobody else is', async ({ api, given }) => {
  const office = api.as(await given.staff({ role: 'support' }))
  const { people } = await office.call(countSegment, { segment: everybody })
  await given.member()
  const message = { titles, link: null, segment: everybody, people }
  expect(await office.try(sendBroadcast, message)).toMatchObject({ status: 409, answer: { code: 'stale' } })
})

test('whoever goes on with a broadcast begins where it stopped, also two at once', async ({
  api,
  given,
  database,
  clock,
}) => {
  const office = api.as(await given.staff({ role: 'admin' }))
  const people = await Promise.all(Array.from({ length: 23 }, () => given.member({ type: 'breeder' })))
  const segment: Segment = { ...everybody, profiles: ['breeder'] }
  const { id } = await office.call(sendBroadcast, { titles, link: null, segment, people: 23 })
  const telling = { broadcastId: id, now: clock.now(), most: 5 }
  await Promise.all([
    sendToEverybody(database.transaction, telling),
    sendToEverybody(database.transaction, telling),
    sendToEverybody(database.transaction, telling),
  ])
  for (const person of people) expect(await api.as(person).call(listNotifications)).toHaveLength(1)
  await sendToEverybody(database.transaction, telling)
  expect((await office.call(officeBroadcasts, {})).items[0]).toMatchObject({ sent: 23, is_done: true })
})
