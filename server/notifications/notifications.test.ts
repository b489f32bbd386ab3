import { expect } from 'vitest'
import { verifyMember } from '#contract/members-office.ts'
import { listNotifications, markNotificationsRead, notificationKinds } from '#contract/notifications.ts'
import { test } from '#server/testing/test.ts'
import { notify } from './notify.ts'

const titles = { 'pt-BR': 'Copo térmico', es: 'Vaso térmico', en: 'Thermal cup' }

test('a member is told in the language they read, newest first', async ({ api, given, database, clock }) => {
  const ana = await given.member()
  const told = (facts: { number: string; coins: number }) =>
    database.transaction((tx) =>
      notify(tx, {
        memberId: ana.id,
        kind: 'invoice_counted',
        facts,
        link: '/documentos-enviados',
        now: clock.now(),
      }),
    )
  await told({ number: '1.198', coins: 1 })
  clock.advance({ minutes: 1 })
  await told({ number: '1.200', coins: 3250 })
  const titlesIn = async (language: 'pt-BR' | 'es' | 'en') =>
    (await api.as(ana).with({ language }).call(listNotifications)).map(({ title }) => title)
  expect(await titlesIn('pt-BR')).toEqual([
    'Nota 1.200 aprovada: +3.250 moedas.',
    'Nota 1.198 aprovada: +1 moeda.',
  ])
  expect(await titlesIn('es')).toEqual([
    'Factura 1.200 aprobada: +3.250 monedas.',
    'Factura 1.198 aprobada: +1 moneda.',
  ])
  expect(await titlesIn('en')).toEqual([
    'Invoice 1.200 approved: +3,250 coins.',
    'Invoice 1.198 approved: +1 coin.',
  ])
})

test('everything is marked read at once, and only one’s own', async ({ api, given, database, clock }) => {
  const [ana, bia] = [await given.member(), await given.member()]
  for (const { id } of [ana, bia, ana])
    await database.transaction((tx) =>
      notify(tx, { memberId: id, kind: 'prize_back', facts: { titles }, now: clock.now() }),
    )
  await api.as(ana).call(markNotificationsRead)
  const read = async (person: typeof ana) =>
    (await api.as(person).call(listNotifications)).map(({ isRead }) => isRead)
  expect(await read(ana)).toEqual([1, 1])
  expect(await read(bia)).toEqual([0])
})

test('every kind has its words', async ({ api, given, database, clock }) => {
  const ana = await given.member()
  const lead = { pet_name: 'Thor', name: 'Caio', product: 'Quintal' }
  const facts = { number: '7', coins: 2, on: '2026-11-30', titles, text: 'CRMV', ...lead }
  for (const kind of notificationKinds)
    await database.transaction((tx) =>
      notify(tx, { memberId: ana.id, kind, facts, now: clock.now() } as never),
    )
  for (const language of ['pt-BR', 'es', 'en'] as const) {
    const told = await api.as(ana).with({ language }).call(listNotifications)
    expect(told).toHaveLength(notificationKinds.length)
    expect(told.filter(({ title }) => !title || /undefined|NaN|Invalid/.test(title))).toEqual([])
  }
})

test('who is verified is told so', async ({ api, given }) => {
  const ana = await given.member({ level: 2 })
  await api.as(await given.staff({ role: 'reviewer' })).call(verifyMember, { id: ana.id })
  expect(await api.as(ana).call(listNotifications)).toMatchObject([
    { kind: 'verified', isRead: 0, link: '/home' },
  ])
})
