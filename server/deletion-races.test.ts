import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { eraseClient, listShop, openClientPage } from '#contract/clients.ts'
import { adjustCoins, confirmAdjustment, officeAdjustments } from '#contract/coins-office.ts'
import { approveInvoice, claimInvoice, reverseInvoice, undoDecision } from '#contract/invoices-office.ts'
import { updateLead } from '#contract/leads.ts'
import { deleteAccount, updateAddress } from '#contract/members.ts'
import { blockMember, unblockMember } from '#contract/members-office.ts'
import { markNotificationsRead } from '#contract/notifications.ts'
import { cancelRedemption, redeem } from '#contract/redemptions.ts'
import { importTracking, prepareRedemption, shipRedemption } from '#contract/redemptions-office.ts'
import { signIn } from '#contract/sessions.ts'
import { setGoal, watchPrize } from '#contract/store.ts'
import { moveStock } from '#contract/store-office.ts'
import { auditLedger, jobs } from './app.ts'
import { expireCoinsJob } from './coins/expire.ts'
import { adjustCoins as giveCoins } from './coins/movements.ts'
import { remindOfLeads } from './leads/remind.ts'
import { openDatabase } from './platform/db.ts'
import { enqueue, runDueJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { test } from './testing/test.ts'
import type { World } from './testing/world.ts'

const people = 16

test('nothing of a member is part of its key but the id, so commands of one member never wait for each other in a circle', async ({
  database,
}) => {
  const { rows } = await database.pool.query(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid = 'member'::regclass and indisunique and indpred is null and indexprs is null`,
  )
  expect(rows).toEqual([{ name: 'member_pkey' }])
})

test('whoever deletes their account while all else happens to it waits, and never for somebody who waits for them', {
  timeout: 120_000,
}, async ({ world }) => {
  const { given, clock, database } = world
  const members = await membersWithOldCoins(world, people)
  const office = await given.staff({ role: 'admin' })
  const second = await given.staff({ role: 'admin' })
  const prize = await given.prize({ price: 10, stock: 1000 })
  const soldOut = await given.prize({ price: 10, stock: 0 })
  const lives = []
  for (const member of members) lives.push(await lifeOf(world, { member, office, prize, soldOut }))
  await world.api.as(office).call(moveStock, { id: soldOut.id, amount: 1, reason: 'Chegou' })
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  clock.advance({ seconds: 5 })
  const before = await deadlocks(world)

  {
    // Only a connection that is closed has told all its deadlocks.
    await using one = await world.anotherProcess()
    await using other = await world.anotherProcess()
    await using worker = aWorker(world)
    const waiting = await world.api.as(second).call(officeAdjustments, {})
    const outcomes = await Promise.all([
      ...lives.flatMap((life, turn) => {
        const [here, there] = turn % 2 ? [one.api, other.api] : [other.api, one.api]
        const [mine, staff] = [here.as(life.session), there.as(office)]
        const { requested, preparing, unread, approved, counted } = life
        const adjustment = waiting.items.find(({ member }) => member.id === life.id)
        const shipping = { carrier: 'Correios', tracking_code: '', tracking_link: '' }
        return [
          () => mine.try(cancelRedemption, { id: requested.id }),
          () => there.try(openClientPage, { token: life.clientToken }),
          () => staff.try(shipRedemption, { id: preparing.id, version: 2, carrier: 'Correios' }),
          () => staff.try(importTracking, { rows: [{ line: 1, code: life.another.code, ...shipping }] }),
          () => there.as(second).try(confirmAdjustment, { id: adjustment?.id ?? '' }),
          () => staff.try(adjustCoins, { id: life.id, amount: 5, reason: 'Acerto' }),
          () => staff.try(claimInvoice, { id: unread }),
          () => there.as(second).try(claimInvoice, { id: counted }),
          () => staff.try(undoDecision, { id: approved }),
          () => pause(turn * 3).then(() => here.as(life.session).try(deleteAccount)),
          () => mine.try(redeem, { product_id: prize.id }),
          () => there.try(eraseClient, { token: life.clientToken }),
          () => staff.try(approveInvoice, { id: unread, version: 1 }),
          () => staff.try(reverseInvoice, { id: counted, version: 1, reason: 'shop_returned' }),
        ].map(patiently)
      }),
      worker.work(),
    ])
    expect(outcomes.flatMap((outcome) => outcome?.status ?? []).filter((status) => status >= 500)).toEqual([])
  }
  expect(await deadlocks(world)).toBe(before)
  const { rows } = await database.pool.query('select from member where id = any ($1)', [
    members.map(({ id }) => id),
  ])
  expect(rows).toHaveLength(0)
  expect(await auditLedger(database, clock.now())).toEqual([])
})

/** Two hundred at once may be more than a slow machine has connections for, and are told to come back. */
async function patiently(ask: () => Promise<{ status: number }>): Promise<{ status: number }> {
  const outcome = await ask()
  return outcome.status === 503 ? patiently(ask) : outcome
}

test('whoever waits for an account that is being deleted holds nothing of it', {
  timeout: 120_000,
}, async ({ world }) => {
  const { given, database } = world
  const [member] = await membersWithOldCoins(world, 1)
  const office = await given.staff({ role: 'admin' })
  const second = await given.staff({ role: 'admin' })
  const prize = await given.prize({ price: 10, stock: 1000 })
  const soldOut = await given.prize({ price: 10, stock: 0 })
  if (!member) throw new Error('a member was wanted')
  const life = await lifeOf(world, { member, office, prize, soldOut })
  await world.api.as(office).call(moveStock, { id: soldOut.id, amount: 1, reason: 'Chegou' })
  await using worker = aWorker(world)
  const deleting = await database.pool.connect()
  const held: string[] = []
  for (const [name, act] of Object.entries(actsOn(world, life, { office, second, worker }))) {
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await deleting.query('begin')
    await deleting.query('select from member where id = $1 for update', [member.id])
    let isOver = false
    const acting = Promise.resolve(act()).then(() => {
      isOver = true
    })
    while (!isOver && (await callsWaiting(world)) === 0) await pause(10)
    for (const things of thingsOfAMember) {
      await deleting.query('savepoint look')
      const taken = await deleting.query(`${things} for update nowait`, [member.id]).catch(() => undefined)
      if (!taken) held.push(`${name}: ${things}`)
      await deleting.query('rollback to look')
    }
    await deleting.query('rollback')
    await acting
  }
  deleting.release()
  expect(held).toEqual([])
})

const ofInvoice = 'where invoice_id in (select id from invoice where member_id = $1)'

/** Everything that others change too. */
const thingsOfAMember = [
  'select from redemption where member_id = $1',
  'select from coin_account where member_id = $1',
  'select from coin_lot where wallet_id = (select id from coin_account where member_id = $1)',
  'select from coin_adjustment where member_id = $1',
  'select from invoice where member_id = $1',
  `select from invoice_decision ${ofInvoice}`,
  `select from invoice_reading ${ofInvoice}`,
  `select from invoice_row ${ofInvoice}`,
  'select from recommendation where member_id = $1',
  'select from lead where member_id = $1',
  'select from shop_listing where member_id = $1',
  'select from prize_watch where member_id = $1',
  'select from notification where member_id = $1',
  'select from member_address where member_id = $1',
  'select from goal where member_id = $1',
]

type Rivals = { office: { token: string }; second: { token: string }; worker: ReturnType<typeof aWorker> }
type Life = Awaited<ReturnType<typeof lifeOf>>

function actsOn({ api }: World, life: Life, { office, second, worker }: Rivals) {
  const [mine, staff] = [api.as(life.session), api.as(office)]
  const { unread, approved, counted } = life
  const row = { line: 1, carrier: 'Correios', tracking_code: '', tracking_link: '' }
  const address = { cep: '74003010', state: 'Goiás', city: 'Goiânia', neighborhood: 'Centro' }
  return {
    redeem: () => mine.try(redeem, { product_id: life.prize.id }),
    goal: () => mine.try(setGoal, { product_id: life.prize.id }),
    cancel: () => mine.try(cancelRedemption, { id: life.requested.id }),
    address: () => mine.try(updateAddress, { ...address, address: 'Rua 1', number: '1' }),
    read: () => mine.try(markNotificationsRead),
    lead: () => mine.try(updateLead, { id: life.lead, status: 'closed' }),
    undo: () => staff.try(undoDecision, { id: approved }),
    ship: () => staff.try(shipRedemption, { id: life.preparing.id, version: 2, carrier: 'Correios' }),
    import: () => staff.try(importTracking, { rows: [{ ...row, code: life.another.code }] }),
    adjust: () => staff.try(adjustCoins, { id: life.id, amount: 5, reason: 'Acerto' }),
    confirm: async () => {
      const { items } = await api.as(second).call(officeAdjustments, {})
      const id = items.find(({ member }) => member.id === life.id)?.id ?? ''
      return api.as(second).try(confirmAdjustment, { id })
    },
    claim: () => staff.try(claimInvoice, { id: unread }),
    claimAnother: () => staff.try(claimInvoice, { id: approved }),
    approve: () => staff.try(approveInvoice, { id: unread, version: 1 }),
    reverse: () => staff.try(reverseInvoice, { id: counted, version: 1, reason: 'shop_returned' }),
    block: () => staff.try(blockMember, { id: life.id, reason: 'Teste' }),
    unblock: () => staff.try(unblockMember, { id: life.id }),
    listShop: () => mine.try(listShop, { listing: null }),
    eraseClient: () => api.try(eraseClient, { token: life.clientToken }),
    work: () => worker.work(),
  }
}

async function callsWaiting({ database }: World): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as calls from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].calls
}

/** They have coins past their last day, which everybody who moves coins ends first. */
async function membersWithOldCoins({ given, clock, database, api }: World, count: number) {
  const member = () => given.member({ type: 'attendant', coins: 50, hasAddress: true })
  const members = await Promise.all(Array.from({ length: count }, member))
  clock.advance({ hours: 24 * 200 })
  const gift = { coins: 500, staffId: crypto.randomUUID(), reason: 'Presente' }
  for (const { id: memberId } of members)
    await database.transaction((tx) => giveCoins(tx, { ...gift, memberId, now: clock.now() }))
  clock.advance({ hours: 24 * 200 })
  return Promise.all(
    members.map(async (one) => ({ ...one, token: (await api.call(signIn, one)).access_token })),
  )
}

type Setting = {
  member: { id: string; token: string }
  office: { token: string }
  prize: { id: string }
  soldOut: { id: string }
}

async function lifeOf({ api, given, clock }: World, { member, office, prize, soldOut }: Setting) {
  const [mine, staff] = [api.as(member), api.as(office)]
  const take = () => mine.call(redeem, { product_id: prize.id })
  const [requested, preparing, another] = [await take(), await take(), await take()]
  await staff.call(prepareRedemption, { id: preparing.id, version: 1 })
  const [unread, approved, counted] = [
    await given.invoice({ member }),
    await given.invoice({ member }),
    await given.invoice({ member, status: 'counted' }),
  ]
  await staff.call(approveInvoice, { id: approved.id, version: 1 })
  await staff.call(adjustCoins, { id: member.id, amount: 5000, reason: 'Campanha' })
  await mine.call(watchPrize, { product_id: soldOut.id, is_wanted: true })
  const remindOn = clock.now().toString().slice(0, 10)
  await mine.call(listShop, { listing: shop })
  const { id: lead, token: clientToken } = await given.lead({
    member,
    product: await given.product(),
    remindOn,
  })
  const invoices = { unread: unread.id, approved: approved.id, counted: counted.id }
  return {
    id: member.id,
    session: member,
    prize,
    lead,
    clientToken,
    requested,
    preparing,
    another,
    ...invoices,
  }
}

const shop = { name: 'Loja', cep: '74003010', neighborhood: null, city: 'Goiânia', state: 'GO' }

/** What runs by itself: expiry, decisions that take effect, reminders, prizes that are back. */
function aWorker({ databaseUrl, clock, mailbox: mail, files, secrets }: World) {
  const log = createLog('silent')
  const database = openDatabase(databaseUrl, log)
  const surroundings = {
    database,
    mail,
    files,
    secrets,
    clock,
    log,
    publicUrl: 'https://petisco.test',
    metrics: createMetrics(),
  }
  return {
    async work() {
      await database.transaction((tx) => enqueue(tx, expireCoinsJob, {}, { priority: -1 }))
      await Promise.all([
        runDueJobs(jobs, surroundings),
        runDueJobs(jobs, surroundings),
        remindOfLeads(database.transaction, { now: clock.now() }),
      ])
      return undefined
    },
    [Symbol.asyncDispose]: () => database.close(),
  }
}

async function deadlocks({ databaseUrl }: World): Promise<number> {
  const database = openDatabase(databaseUrl, createLog('silent'))
  const { rows } = await database.pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  await database.close()
  return rows[0]?.deadlocks ?? 0
}
