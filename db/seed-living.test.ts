import { expect } from 'vitest'
import { listChallenges } from '#contract/challenges.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readRanking } from '#contract/ranking.ts'
import { signIn } from '#contract/sessions.ts'
import { challengeChecks } from '#server/challenges/ledger-checks.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { ledgerChecks } from '#server/coins/ledger-checks.ts'
import { invoiceChecks } from '#server/invoices/ledger-checks.ts'
import { rankingChecks } from '#server/ranking/ledger-checks.ts'
import { recommendationChecks } from '#server/recommendations/ledger-checks.ts'
import { redemptionChecks } from '#server/redemptions/ledger-checks.ts'
import { test as base } from '#server/testing/test.ts'
import { demoPassword, fillWithDemo } from './seed.ts'

const test = base.extend('signedIn', ({ world, api }) => async (name: string) => {
  await fillWithDemo(world, world.clock.now())
  const email = `${name}@petisco.example`
  const { access_token: token } = await api.call(signIn, { email, password: demoPassword })
  return api.as({ token })
})

test('the demo attendant has reached a challenge, works towards another, and finds their banners', async ({
  signedIn,
  app,
}) => {
  const challenges = await (await signedIn('atendente')).call(listChallenges)
  expect(challenges.map(({ goal }) => goal && [goal.progress, goal.reached_at !== null])).toEqual([
    [3, false],
    null,
    [68_490, true],
  ])
  for (const { image } of challenges)
    expect((await app.inject({ url: image.link ?? '' })).statusCode).toBe(200)
})

test('the demo attendant stands among others in half a year', async ({ signedIn }) => {
  const camila = await signedIn('atendente')
  const { months, me, people, top } = await camila.call(readRanking, {})
  expect(months).toHaveLength(7)
  expect(me).toMatchObject({ position: 12, name: 'Camila N.' })
  expect(people).toBe(39)
  expect(top.filter(({ position }) => position === 5)).toHaveLength(2)
  const earlier = months.slice(1, 3).map((month) => camila.call(readRanking, { month }))
  expect((await Promise.all(earlier)).map(({ people }) => people)).toEqual([38, 33])
})

test('the demo people were told most kinds of things, the older ones read', async ({ signedIn }) => {
  const told = await Promise.all(
    ['atendente', 'veterinaria'].map(async (name) => (await signedIn(name)).call(listNotifications)),
  )
  expect(new Set(told.flat().map(({ kind }) => kind)).size).toBe(15)
  expect(new Set(told.flat().map(({ isRead }) => isRead))).toEqual(new Set([0, 1]))
})

test('the books of the demo world are right', async ({ signedIn, database, clock }) => {
  await signedIn('atendente')
  const audit = ledgerAudit([
    ...ledgerChecks,
    ...invoiceChecks,
    ...redemptionChecks,
    ...recommendationChecks,
    ...challengeChecks,
    ...rankingChecks,
  ])
  expect(await audit(database, clock.now())).toEqual([])
})

test('the demo recommendations have been opened, sold, sold again, taken back and outlived their client', async ({
  signedIn,
  database,
  clock,
}) => {
  await signedIn('veterinaria')
  const { rows } = await database.pool.query(
    `
    select count(*)::int as made, count(opened_at)::int as opened,
      count(*) filter (where purchases = 1)::int as once, count(*) filter (where purchases > 1)::int as again,
      count(*) filter (where coalesce(lead_id, prescription_id) is null)::int as erased,
      count(*) filter (where ends_on < day_in_sao_paulo($1))::int as ended,
      (select count(*)::int from recommended_purchase where reversed_at is not null) as reversed,
      (select count(*)::int from invoice_row join invoice on invoice.id = invoice_id
        where recommendation is not null and status = 'received') as waiting
    from recommendation`,
    [clock.now().toString()],
  )
  expect(rows).toEqual([
    { made: 18, opened: 8, once: 4, again: 1, erased: 1, ended: 1, reversed: 1, waiting: 2 },
  ])
})
