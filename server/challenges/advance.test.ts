import { expect } from 'vitest'
import { listChallenges, oneChallenge } from '#contract/challenges.ts'
import { statement } from '#contract/coins.ts'
import { exportData } from '#contract/members-privacy.ts'
import { listNotifications } from '#contract/notifications.ts'
import { test as base } from '#server/testing/test.ts'
import { takeBackFromChallenges } from './take-back.ts'

const test = base.extend('ana', async ({ given }) => given.member({ type: 'attendant' }))

test('counted invoices of its products advance a challenge, and its bonus comes by itself, once', async ({
  api,
  given,
  ana,
}) => {
  const [cat, dog] = [await given.product(), await given.product()]
  const goal = { target: 30_000, bonus: 150, products: [cat] }
  const { id } = await given.challenge({ title: 'Mês dos gatos', goal })
  const buy = (cents: number) =>
    given.invoice({
      member: ana,
      status: 'counted',
      rows: [
        { product: cat, valueCents: cents },
        { product: dog, valueCents: 50_000 },
      ],
    })
  await buy(29_999)
  expect((await api.as(ana).call(oneChallenge, { id })).goal).toEqual({
    unit: 'cents',
    target: 30_000,
    progress: 29_999,
    bonus: 150,
    reached_at: null,
    products: [{ id: cat.id, title: cat.title }],
  })
  await buy(1)
  await buy(5000)
  const { goal: after } = await api.as(ana).call(oneChallenge, { id })
  expect(after).toMatchObject({ progress: 35_000, reached_at: '2026-11-17T17:02:00Z' })
  const { items } = await api.as(ana).call(statement, {})
  const bonuses = items.filter(({ kind }) => kind === 'challenge_bonus')
  expect(bonuses).toMatchObject([{ amount: 150, challenge_id: id, title: 'Mês dos gatos' }])
  expect(await api.as(ana).call(listNotifications)).toMatchObject([
    {
      kind: 'challenge_reached',
      title: 'Desafio cumprido: Mês dos gatos. +150 moedas.',
      link: `/desafios/${id}`,
    },
  ])
})

test('bags count as bags, and without products named everything counts', async ({ api, given, ana }) => {
  const rows = [1, 2].map(async () => ({ product: await given.product(), valueCents: 100 }))
  const { id } = await given.challenge({ goal: { unit: 'units', target: 3, bonus: 10 } })
  await given.invoice({ member: ana, status: 'counted', rows: await Promise.all(rows) })
  expect((await api.as(ana).call(oneChallenge, { id })).goal).toMatchObject({ unit: 'units', progress: 2 })
})

test('a reversal takes back exactly what the invoice brought, and a bonus that is no longer earned', async ({
  api,
  given,
  ana,
  database,
  clock,
}) => {
  const goal = { target: 15_000, bonus: 40 }
  const { id } = await given.challenge({ title: 'Primeiras notas', goal })
  const sent = [1, 2, 3].map(() => given.invoice({ member: ana, status: 'counted' }))
  const [first, second] = await Promise.all(sent)
  const undo = (invoice: { id: string } | undefined) =>
    database.transaction(async (tx) => {
      await tx
        .updateTable('invoice')
        .set({ status: 'reversed', reason: 'shop_returned' })
        .where('id', '=', invoice?.id ?? '')
        .execute()
      const reversed = {
        invoiceId: invoice?.id ?? '',
        memberId: ana.id,
        reasons: { 'pt-BR': 'Devolvida.', es: '', en: '' },
      }
      await takeBackFromChallenges(tx, { ...reversed, now: clock.now() })
    })
  const standing = async () => (await api.as(ana).call(oneChallenge, { id })).goal
  expect(await standing()).toMatchObject({ progress: 30_000, reached_at: expect.any(String) })
  await undo(first)
  expect(await standing()).toMatchObject({ progress: 20_000, reached_at: expect.any(String) })
  await undo(second)
  await undo(second)
  expect(await standing()).toMatchObject({ progress: 10_000, reached_at: null })
  const [line] = (await api.as(ana).call(statement, {})).items
  expect(line).toMatchObject({
    kind: 'challenge_reversal',
    amount: -40,
    title: 'Primeiras notas',
    reason: 'Devolvida.',
  })
  await given.invoice({ member: ana, status: 'counted' })
  expect(await standing()).toMatchObject({ progress: 20_000, reached_at: null })
  const { items } = await api.as(ana).call(statement, {})
  const paid = items.filter(({ kind, challenge_id }) => kind === 'challenge_bonus' && challenge_id === id)
  expect(paid).toHaveLength(1)
})

test('the window holds the moment an invoice was sent, to the second in São Paulo', async ({
  api,
  given,
  ana,
  clock,
}) => {
  clock.set('2026-11-30T12:00:00-03:00')
  const december = {
    opens_at: Temporal.Instant.from('2026-12-01T00:00:00-03:00'),
    closes_at: Temporal.Instant.from('2026-12-15T00:00:00-03:00'),
  }
  const { id } = await given.challenge({ ...december, goal: { target: 90_000, bonus: 5 } })
  const progress = async () => (await api.as(ana).call(oneChallenge, { id })).goal?.progress
  const send = async (moment: string) => {
    clock.set(moment)
    await given.invoice({ member: ana, status: 'counted' })
  }
  await send('2026-11-30T23:59:59.999-03:00')
  expect((await api.as(ana).try(oneChallenge, { id })).status).toBe(404)
  await send('2026-12-01T00:00:00-03:00')
  expect(await progress()).toBe(10_000)
  await send('2026-12-14T23:59:59.999-03:00')
  expect(await progress()).toBe(20_000)
  await send('2026-12-15T00:00:00-03:00')
  expect(await progress()).toBe(20_000)
  expect(await api.as(ana).call(listChallenges)).not.toContainEqual(expect.objectContaining({ id }))
  const other = api.as(await given.member({ type: 'attendant' }))
  expect((await other.try(oneChallenge, { id })).status).toBe(404)
  clock.set('2026-11-17T14:02:00-03:00')
})

test('a challenge is for its audience, and promoters look at all of them', async ({ api, given, ana }) => {
  const bia = await given.member({ type: 'breeder' })
  const goal = { target: 100, bonus: 5 }
  const { id } = await given.challenge({ audience: ['breeder'], goal })
  const sees = async (person: { token: string }) =>
    (await api.as(person).call(listChallenges)).some((challenge) => challenge.id === id)
  expect([await sees(ana), await sees(bia), await sees(await given.promoter())]).toEqual([false, true, true])
  for (const member of [ana, bia]) await given.invoice({ member, status: 'counted' })
  expect((await api.as(ana).try(oneChallenge, { id })).status).toBe(404)
  expect((await api.as(bia).call(oneChallenge, { id })).goal?.reached_at).not.toBeNull()
})

test('who takes part finds it in their own data', async ({ api, given, ana }) => {
  await given.challenge({ title: 'Meu desafio', goal: { target: 90_000, bonus: 5 } })
  const { number } = await given.invoice({ member: ana, status: 'counted' })
  const { data } = await api.as(ana).call(exportData)
  expect(data.challenges).toContainEqual(
    expect.objectContaining({ progress: 10_000, contributions: [{ invoice: number, amount: 10_000 }] }),
  )
})
