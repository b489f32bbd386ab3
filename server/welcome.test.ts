import { expect } from 'vitest'
import { statement } from '#contract/coins.ts'
import { approveInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { currentUser, updateAddress } from '#contract/members.ts'
import { verifyMember } from '#contract/members-office.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readRanking } from '#contract/ranking.ts'
import { changeSettings, readSettings } from '#contract/settings.ts'
import { setGoal } from '#contract/store.ts'
import { auditLedger } from './app.ts'
import { takeEffect } from './invoices/test-acts.ts'
import { type Database, openDatabase } from './platform/db.ts'
import type { JobContext } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { test as base } from './testing/test.ts'
import { settleWelcomeJob } from './welcome/settle.ts'

const place = {
  cep: '04101-300',
  state: 'São Paulo',
  city: 'São Paulo',
  neighborhood: 'Vila Mariana',
  address: 'Rua Vergueiro',
  number: '2045',
}

const test = base
  .extend('admin', async ({ given, api, database }) => {
    await database.pool.query('update setting set welcome_bonus = 100')
    return api.as(await given.staff({ role: 'admin' }))
  })
  .extend('newcomer', async ({ given, admin }) => {
    return async (facts: Parameters<typeof given.member>[0] = {}) => {
      const member = await given.member({ type: 'attendant', hasAddress: true, ...facts, level: 2 })
      await admin.call(verifyMember, { id: member.id })
      return member
    }
  })
  .extend('count', async ({ world, given, admin }) => {
    return async (facts: Parameters<typeof given.invoice>[0]) => {
      const { id } = await given.invoice(facts)
      const { version } = await admin.call(approveInvoice, { id, version: 1 })
      await takeEffect(world)
      return { id, version: version + 1 }
    }
  })
  .extend('prize', async ({ given }) => given.prize({ price: 500 }))

test.afterEach(async ({ world }) => expect(await auditLedger(world.database, world.clock.now())).toEqual([]))

test('three steps and an invoice that earned are paid once, and nobody is ranked by it', async ({
  api,
  newcomer,
  count,
  prize,
  runJobs,
}) => {
  const ana = await newcomer({ hasAddress: false })
  const call = api.as(ana)
  const nothing = { coins: 100, has_address: false, has_begun: false, has_goal: false }
  expect((await call.call(currentUser)).welcome).toEqual(nothing)
  await call.call(setGoal, { product_id: prize.id })
  await count({ member: ana })
  await runJobs()
  expect((await call.call(currentUser)).welcome).toEqual({ ...nothing, has_begun: true, has_goal: true })
  await call.call(updateAddress, place)
  await runJobs()
  const { welcome, rewards } = await call.call(currentUser)
  const { items } = await call.call(statement, {})
  expect(welcome).toBeUndefined()
  expect(items[0]).toMatchObject({ kind: 'welcome_credit', amount: 100, balance: rewards.coins })
  expect(items.map(({ kind }) => kind)).toEqual(['welcome_credit', 'invoice_credit'])
  expect((await call.call(listNotifications))[0]).toMatchObject({
    kind: 'welcome_paid',
    title: 'Boas-vindas! Seus primeiros passos renderam +100 moedas.',
  })
  expect((await call.call(readRanking, {})).me).toMatchObject({ coins: rewards.coins - 100 })
  await count({ member: ana })
  await call.call(setGoal, { product_id: prize.id })
  await runJobs()
  const paid = (await call.call(statement, {})).items.filter(({ kind }) => kind === 'welcome_credit')
  expect(paid).toHaveLength(1)
})

test('an invoice that was only sent earns no welcome, and the card says what is left', async ({
  api,
  given,
  newcomer,
  prize,
  runJobs,
}) => {
  const ana = await newcomer()
  await api.as(ana).call(setGoal, { product_id: prize.id })
  await given.invoice({ member: ana })
  await runJobs()
  expect(await api.as(ana).call(currentUser)).toMatchObject({
    rewards: { coins: 0 },
    welcome: { coins: 100, has_address: true, has_begun: true, has_goal: true },
  })
})

test('who recommends begins with a recommendation, and is paid when it sold', async ({
  api,
  given,
  newcomer,
  count,
  prize,
  runJobs,
}) => {
  const vera = await newcomer({ type: 'veterinarian' })
  const call = api.as(vera)
  const product = await given.product({ title: 'Quintal Adulto 15 kg' })
  const { code } = await given.lead({ member: vera, product })
  await call.call(setGoal, { product_id: prize.id })
  await runJobs()
  expect((await call.call(currentUser)).welcome).toMatchObject({ has_begun: true })
  const rows = [{ product, valueCents: 10_000, recommendation: code }]
  await count({ member: await given.member({ type: 'attendant' }), rows })
  await runJobs()
  const { items } = await call.call(statement, {})
  expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['welcome_credit', 100],
    ['recommendation_credit', 50],
  ])
})

test('it is taken back with the last invoice that earned, and never paid again', async ({
  api,
  admin,
  newcomer,
  count,
  prize,
  runJobs,
}) => {
  const ana = await newcomer()
  await api.as(ana).call(setGoal, { product_id: prize.id })
  const [first, second] = [await count({ member: ana }), await count({ member: ana })]
  const kinds = async () => (await api.as(ana).call(statement, {})).items.map(({ kind }) => kind)
  await admin.call(reverseInvoice, { ...first, reason: 'shop_returned' })
  await runJobs()
  expect(await kinds()).not.toContain('welcome_reversal')
  await admin.call(reverseInvoice, { ...second, reason: 'shop_returned' })
  await runJobs()
  expect((await kinds())[0]).toBe('welcome_reversal')
  expect((await api.as(ana).call(currentUser)).rewards).toMatchObject({ coins: 0, points: 0 })
  await count({ member: ana })
  await runJobs()
  expect((await kinds()).filter((kind) => kind === 'welcome_credit')).toHaveLength(1)
})

test('what was promised stays, whatever the setting becomes; members of before are not new', async ({
  api,
  given,
  admin,
  newcomer,
  count,
  prize,
  database,
  runJobs,
}) => {
  const old = await given.member({ type: 'attendant', hasAddress: true })
  const ana = await newcomer()
  const { version } = await admin.call(readSettings)
  await admin.call(changeSettings, { version, welcome_bonus: 0 })
  const later = await newcomer()
  expect((await api.as(later).call(currentUser)).welcome).toMatchObject({ coins: 0, has_begun: false })
  for (const member of [old, ana, later]) {
    await api.as(member).call(setGoal, { product_id: prize.id })
    await count({ member })
  }
  await runJobs()
  const welcomed = async (member: typeof ana) =>
    (await api.as(member).call(statement, {})).items.filter(({ kind }) => kind === 'welcome_credit')
  expect(await welcomed(ana)).toMatchObject([{ amount: 100 }])
  expect([...(await welcomed(old)), ...(await welcomed(later))]).toEqual([])
  for (const member of [old, ana, later])
    expect((await api.as(member).call(currentUser)).welcome).toBeUndefined()
  const third = await newcomer()
  expect((await api.as(third).call(currentUser)).welcome).toBeDefined()
  await database.pool.query(`update welcome set since = since - interval '31 days'`)
  expect((await api.as(third).call(currentUser)).welcome).toBeUndefined()
})

test('forty events at once on four workers pay once', async ({
  world,
  api,
  newcomer,
  count,
  prize,
  clock,
}) => {
  const ana = await newcomer({ hasAddress: false })
  await count({ member: ana })
  const databases = Array.from({ length: 4 }, () => openDatabase(world.databaseUrl, createLog('silent')))
  const settle = ({ transaction }: Database) =>
    settleWelcomeJob.run({ transaction, now: clock.now() } as JobContext, { memberId: ana.id })
  const call = api.as(ana)
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      await (n % 2 ? call.call(updateAddress, place) : call.call(setGoal, { product_id: prize.id }))
      await Promise.all(databases.map(settle))
    }),
  )
  await world.runJobs()
  await Promise.all(databases.map((database) => database.close()))
  const paid = (await call.call(statement, {})).items.filter(({ kind }) => kind === 'welcome_credit')
  expect(paid).toMatchObject([{ amount: 100 }])
})

test('of two steps that are done at the same moment, one at least pays', async ({
  api,
  newcomer,
  count,
  prize,
  runJobs,
}) => {
  for (let round = 0; round < 5; round += 1) {
    const ana = await newcomer({ hasAddress: false })
    await count({ member: ana })
    const call = api.as(ana)
    await Promise.all([call.call(updateAddress, place), call.call(setGoal, { product_id: prize.id })])
    await runJobs()
    expect((await call.call(statement, {})).items[0]).toMatchObject({ kind: 'welcome_credit' })
  }
})

test('the database welcomes a wallet once, whatever the program would do', async ({
  world,
  newcomer,
  count,
}) => {
  const ana = await newcomer()
  await count({ member: ana })
  const give = () =>
    world.database.pool.query(`select (credit_coins($1, 100, 'welcome_credit', null, '{}', $2)).refused`, [
      ana.id,
      world.clock.now().toString(),
    ])
  expect((await give()).rows).toEqual([{ refused: null }])
  expect((await give()).rows).toEqual([{ refused: 'already_done' }])
})

test('it opens with the coins that it rests on', async ({
  api,
  given,
  newcomer,
  prize,
  clock,
  database,
  runJobs,
}) => {
  const ana = await newcomer()
  const { coins } = await given.invoice({ member: ana, status: 'counted' })
  const opensAt = clock.now().add({ hours: 24 })
  await database.pool.query(`
    alter table coin_lot disable trigger user;
    update coin_lot set opens_at = '${opensAt}'
    where wallet_id = (select id from coin_account where member_id = '${ana.id}');
    alter table coin_lot enable trigger user`)
  await api.as(ana).call(setGoal, { product_id: prize.id })
  await runJobs()
  expect((await api.as(ana).call(statement, {})).items[0]).toMatchObject({
    kind: 'welcome_credit',
    opens_at: opensAt.toString(),
  })
  expect((await api.as(ana).call(currentUser)).rewards).toMatchObject({
    coins: 0,
    opening: [{ coins: coins + 100 }],
  })
})
