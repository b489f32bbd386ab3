import { expect } from 'vitest'
import { verifyMember } from '#contract/members-office.ts'
import {
  chooseChannels,
  listChannels,
  notificationKinds,
  notificationTopics,
} from '#contract/notifications.ts'
import { test } from '#server/testing/test.ts'
import { topicOf } from './channels.ts'
import { notify } from './notify.ts'

const titles = { 'pt-BR': 'Mês dos gatos', es: 'Mes de los gatos', en: 'Month of cats' }

test('every kind belongs to exactly one topic', () => {
  expect(Object.values(notificationTopics).flat().toSorted()).toEqual(notificationKinds.toSorted())
  expect(new Set(notificationKinds.map(topicOf))).toEqual(new Set(Object.keys(notificationTopics)))
})

test('everybody starts with the usual ways and changes them topic by topic', async ({ api, given }) => {
  const ana = api.as(await given.member())
  const { choices, push_key } = await ana.call(listChannels)
  expect(Buffer.from(push_key, 'base64url')).toHaveLength(65)
  expect(choices.map(({ topic }) => topic)).toEqual(Object.keys(notificationTopics))
  expect(choices.filter(({ email }) => email).map(({ topic }) => topic)).toEqual([
    'invoices',
    'redemptions',
    'coins',
    'account',
  ])
  await ana.call(chooseChannels, { topic: 'coins', email: false, push: false })
  await ana.call(chooseChannels, { topic: 'coins', email: false, push: true })
  const after = await ana.call(listChannels)
  expect(after.choices).toEqual(
    choices.map((choice) => (choice.topic === 'coins' ? { ...choice, email: false } : choice)),
  )
  expect(after.push_key).toBe(push_key)
})

test('who wants a mail of a challenge gets one, in their language, and who does not gets none', async ({
  api,
  given,
  database,
  clock,
  runJobs,
  mailbox,
}) => {
  const ana = await given.member({ language: 'en' })
  const reach = async () => {
    const message = { memberId: ana.id, kind: 'challenge_reached', facts: { titles, coins: 40 } } as const
    await database.transaction((tx) => notify(tx, { ...message, link: '/desafios', now: clock.now() }))
    await runJobs()
  }
  await reach()
  expect(mailbox.to(ana.email)).toEqual([])
  await api.as(ana).call(chooseChannels, { topic: 'challenges', email: true, push: true })
  await reach()
  const [mail] = mailbox.to(ana.email)
  expect(mail?.subject).toBe('Challenge reached: Month of cats. +40 coins.')
  expect(mail?.text).toContain('https://petisco.test/desafios')
})

test('good news about the account are a choice; nobody is refused without a word', async ({
  api,
  given,
  runJobs,
  mailbox,
}) => {
  const ana = await given.member({ level: 2 })
  await api.as(ana).call(chooseChannels, { topic: 'account', email: false, push: true })
  await api.as(await given.staff({ role: 'admin' })).call(verifyMember, { id: ana.id })
  await runJobs()
  expect(mailbox.to(ana.email)).toEqual([])
})
