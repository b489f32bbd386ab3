import { expect } from 'vitest'
import { auditTrail } from '#contract/audit.ts'
import { listChallenges, oneChallenge } from '#contract/challenges.ts'
import { createChallenge, officeChallenges, updateChallenge } from '#contract/challenges-office.ts'
import { statement } from '#contract/coins.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { test as base } from '#server/testing/test.ts'
import { challengeChecks } from './ledger-checks.ts'
import { takeBackFromChallenges } from './take-back.ts'

const texts = { 'pt-BR': 'Mês dos gatos', es: 'Mes de los gatos', en: 'Month of cats' }
const facts = {
  titles: texts,
  descriptions: texts,
  opens_at: '2026-11-01T03:00:00Z',
  closes_at: '2026-12-01T03:00:00Z',
  audience: null,
  goal: { unit: 'cents' as const, target: 10_000, bonus: 70, product_ids: [] },
  cap: 500,
  is_draft: false,
}

const test = base
  .extend('team', async ({ api, given }) => api.as(await given.staff({ role: 'catalogue' })))
  .extend('people', async ({ given }) => ({
    many: (count: number) =>
      Promise.all(Array.from({ length: count }, () => given.member({ type: 'attendant' }))),
  }))
  .extend('undo', async ({ database, clock }) => async (member: { id: string }, invoice: { id: string }) => {
    await database.transaction(async (tx) => {
      const reversed = { status: 'reversed', reason: 'shop_returned' } as const
      await tx.updateTable('invoice').set(reversed).where('id', '=', invoice.id).execute()
      await takeBackFromChallenges(tx, { invoiceId: invoice.id, memberId: member.id, now: clock.now() })
    })
  })

test.afterEach(async ({ database, clock }) => {
  expect(await ledgerAudit(challengeChecks)(database, clock.now())).toEqual([])
  // The next one has only its own.
  await database.pool.query('update challenge set withdrawn_at = now()')
})

test('forty who reach a capped challenge at once are paid up to the cap and not a coin more', async ({
  api,
  given,
  team,
  people,
  clock,
}) => {
  const { id } = await team.call(createChallenge, facts)
  const members = await people.many(40)
  await Promise.all(members.map((member) => given.invoice({ member, status: 'counted' })))
  const bonuses = await Promise.all(
    members.map(async (member) => {
      const { items } = await api.as(member).call(statement, {})
      return items.filter(({ challenge_id }) => challenge_id === id)
    }),
  )
  expect(bonuses.filter(({ length }) => length === 1)).toHaveLength(7)
  expect(bonuses.flat()).toHaveLength(7)
  const shown = (await team.call(officeChallenges)).find((challenge) => challenge.id === id)
  expect(shown).toMatchObject({ cap: 500, paid: 490, cap_reached_at: String(clock.now()), reached: 7 })

  const missed = members[bonuses.findIndex(({ length }) => length === 0)]
  if (!missed) throw new Error('everybody was paid')
  expect(await api.as(missed).call(listChallenges)).not.toContainEqual(expect.objectContaining({ id }))
  expect(await api.as(missed).call(oneChallenge, { id })).toMatchObject({
    closes_at: String(clock.now()),
    goal: { reached_at: null },
  })
  const admin = api.as(await given.staff({ role: 'admin' }))
  const { items } = await admin.call(auditTrail, { q: id })
  expect(items.filter(({ action }) => action === 'challenge:cap')).toMatchObject([
    { actor: { kind: 'nobody' } },
  ])
})

test('a bonus that is taken back makes room for another, and for one only', async ({
  api,
  given,
  team,
  people,
  undo,
}) => {
  const { id } = await team.call(createChallenge, { ...facts, cap: 140 })
  const [ana, bia, eva, ida] = await people.many(4)
  if (!ana || !bia || !eva || !ida) throw new Error('four members were wanted')
  const reached = async (member: typeof ana) =>
    (await api.as(member).call(oneChallenge, { id })).goal?.reached_at !== null
  const first = await given.invoice({ member: ana, status: 'counted' })
  await given.invoice({ member: bia, status: 'counted' })
  await given.invoice({ member: eva, status: 'counted' })
  expect([await reached(ana), await reached(bia), await reached(eva)]).toEqual([true, true, false])
  const waiting = await given.invoice({ member: ida })
  const reviewer = api.as(await given.staff())
  const foretold = async () => (await reviewer.call(officeInvoice, { id: waiting.id })).approval?.bonuses
  expect(await foretold()).toEqual([])
  await undo(ana, first)
  expect(await foretold()).toMatchObject([{ coins: 70 }])
  expect(await api.as(eva).call(listChallenges)).toContainEqual(expect.objectContaining({ id }))
  await Promise.all([eva, ida].map((member) => given.invoice({ member, status: 'counted' })))
  expect([await reached(eva), await reached(ida)].toSorted()).toEqual([false, true])
})

test('a cap that is set while people are paid and taken back from counts every coin', async ({
  given,
  team,
  people,
  undo,
}) => {
  const { id } = await team.call(createChallenge, { ...facts, cap: null })
  const [early, late] = [await people.many(8), await people.many(8)]
  const sent = await Promise.all(early.map((member) => given.invoice({ member, status: 'counted' })))
  const change = { id, ...facts, is_withdrawn: false, version: 1 }
  await Promise.all([
    team.call(updateChallenge, { ...change, cap: 2000 }),
    ...sent.map((invoice, place) => undo(early[place] ?? { id: '' }, invoice)),
    ...late.map((member) => given.invoice({ member, status: 'counted' })),
  ])
  const shown = (await team.call(officeChallenges)).find((challenge) => challenge.id === id)
  expect(shown).toMatchObject({ paid: 8 * 70, reached: 8 })
})

test('a cap covers a bonus and what was paid; raised, it lets a challenge go on', async ({
  given,
  team,
  people,
}) => {
  expect(await team.try(createChallenge, { ...facts, cap: 69 })).toMatchObject({
    status: 422,
    answer: { errors: { cap: [expect.any(String)] } },
  })
  const { id } = await team.call(createChallenge, { ...facts, cap: null })
  for (const member of await people.many(2)) await given.invoice({ member, status: 'counted' })
  const set = (cap: number | null, version: number) =>
    team.try(updateChallenge, { id, ...facts, cap, is_withdrawn: false, version })
  const shown = async () => (await team.call(officeChallenges)).find((challenge) => challenge.id === id)
  expect((await set(139, 1)).status).toBe(422)
  expect((await set(150, 1)).ok).toBe(true)
  expect(await shown()).toMatchObject({ paid: 140, cap_reached_at: expect.any(String) })
  expect((await set(210, 2)).ok).toBe(true)
  expect(await shown()).toMatchObject({ paid: 140, cap_reached_at: null })
  expect((await set(null, 3)).ok).toBe(true)
  expect(await shown()).toMatchObject({ cap: null, paid: null })
})
