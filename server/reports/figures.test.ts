import { expect } from 'vitest'
import { officeChallenges } from '#contract/challenges-office.ts'
import type { Answer } from '#contract/endpoint.ts'
import {
  approveInvoice,
  claimInvoice,
  rejectInvoice,
  requestPhoto,
  reverseInvoice,
  undoDecision,
} from '#contract/invoices-office.ts'
import { blockMember, eraseMember, verifyMember } from '#contract/members-office.ts'
import { redeem } from '#contract/redemptions.ts'
import {
  cancelRedemptionByStaff,
  deliverRedemption,
  prepareRedemption,
  shipRedemption,
} from '#contract/redemptions-office.ts'
import * as reports from '#contract/reports.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { countAgain } from '#server/testing/count-again.ts'
import type { Person } from '#server/testing/given.ts'
import { test } from '#server/testing/test.ts'
import type { World } from '#server/testing/world.ts'
import { foldFigures } from './fold.ts'

const year = { from: '2026-01-01', to: '2026-12-31' }

test('after a random year the figures are what a count of everything finds, folded or not', async ({
  world,
}) => {
  await liveThroughAYear(world, 7)
  const { database } = world
  const written = await allFigures(world)
  expect(new Set(written.map((row) => String(row).split('|')[0])).size).toBe(21)
  await foldFigures(database.transaction, 100)
  expect(await allFigures(world)).toEqual(written)
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await countAgain(client)
    expect(await allFigures({ database: { pool: client } })).toEqual(written)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

const periods = [
  ['2026-01-01', '2026-12-31'],
  ['2026-01-17', '2026-12-09'],
  ['2026-02-11', '2026-04-30'],
  ['2026-03-01', '2026-05-14'],
  ['2026-04-07', '2026-04-25'],
] as const

test('what was bought is what the days of the period tell, by whole months or not', async ({
  world,
  api,
  given,
}) => {
  await liveThroughAYear(world, 5)
  const { pool, transaction } = world.database
  const admin = api.as(await given.staff({ role: 'admin' }))
  const goods = async (from: string, to: string) => {
    const { products } = await admin.call(reports.goodsReport, { from, to })
    const told = products.map(({ title: _, brand: __, ...figures }) => figures)
    return told.toSorted((one, other) => one.id.localeCompare(other.id))
  }
  const byHand = async (period: readonly string[]) => {
    const { rows } = await pool.query(
      `select subject as id, sum(count)::int as invoices, sum(amount)::int as cents, sum(units)::int as units, (
         select count(distinct member_id)::int from purchase_day where bought = subject and day between $1 and $2
       ) as members
       from figures where kind = 'product' and day between $1 and $2 group by 1 having sum(count) > 0 order by 1`,
      [...period],
    )
    expect(rows.length).toBeGreaterThan(0)
    return rows
  }
  for (const [from, to] of periods) expect(await goods(from, to), from).toEqual(await byHand([from, to]))
  await foldFigures(transaction)
  for (const [from, to] of periods) expect(await goods(from, to), from).toEqual(await byHand([from, to]))
})

test('erasing somebody changes no figure of what they did', async ({ world, api, given, database }) => {
  const people = await liveThroughAYear(world, 11)
  const admin = api.as(await given.staff({ role: 'admin' }))
  const before = await told(admin)
  for (const { id, email } of people.filter((_, place) => place % 2 === 0))
    await admin.call(eraseMember, { id, confirmation: email })
  const after = await told(admin)
  expect(after.kept).toEqual(before.kept)
  expect(after.members).toBe(before.members - Math.ceil(people.length / 2))
  await foldFigures(database.transaction)
  expect(await told(admin)).toEqual(after)
})

type Office = ReturnType<World['api']['as']>

/** What was sent and not decided is erased, and what was not shipped is cancelled: that did happen. */
async function told(office: Office) {
  const goods = await office.call(reports.goodsReport, year)
  const { states, ...decisions } = await office.call(reports.invoiceReport, year)
  const { received, incomplete, erased, ...decided } = states
  const { prizes, ...deliveries } = await office.call(reports.redemptionReport, year)
  const people = await office.call(reports.memberReport, year)
  const challenges: Answer<typeof officeChallenges> = await office.call(officeChallenges)
  return {
    members: people.total,
    kept: {
      goods,
      decisions,
      decided,
      undecided: received + incomplete + erased,
      deliveries: { ...deliveries, late: 0 },
      prizes: new Map(prizes.map(({ id, count, cancelled }) => [id, count + cancelled])),
      active: people.active,
      signUps: people.weeks,
      reviewers: await office.call(reports.reviewerReport, year),
      promoters: await office.call(reports.promoterReport, year),
      readings: await office.call(reports.readingReport, year),
      challenges: challenges.map(({ taking_part, reached }) => [taking_part, reached]),
    },
  }
}

type Pool = { query(sql: string): Promise<{ rows: { row: string }[] }> }

/** Sessions tell only the last time that somebody was there, so that nobody can count by hand who was active. */
async function allFigures({ database }: { database: { pool: Pool } }) {
  const { rows } = await database.pool.query(`
    select concat_ws('|', kind, day, subject, detail, other_day, sum(count), sum(amount), sum(units), sum(failed)) as row
    from figures where kind <> 'active' group by kind, day, subject, detail, other_day
    having sum(count) <> 0 or sum(amount) <> 0 or sum(units) <> 0 or sum(failed) <> 0 order by 1`)
  return rows.map(({ row }) => row)
}

async function liveThroughAYear(world: World, seed: number): Promise<Person[]> {
  const { api, given, clock, database } = world
  let drawn = seed
  const random = (most: number) => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn % most
  }
  const one = <Thing>(things: readonly Thing[]) => things[random(things.length)] as Thing
  clock.set('2026-01-05T09:00:00-03:00')
  const reviewers = [await given.staff({ role: 'reviewer' }), await given.staff({ role: 'reviewer' })]
  const support = api.as(await given.staff({ role: 'support' }))
  await database.pool.query(`update staff_session set expires_at = '2027-12-31'`)
  const promoter = await given.promoter()
  const roots = [10_000_000, 20_000_000, 30_000_000].map((root) => root + seed)
  for (const root of roots.slice(1)) await given.distributor({ cnpjs: [`${root}000191`] })
  const products = [await given.product(), await given.product(), await given.product()]
  const mug = await given.prize({ price: 20 })
  await given.challenge({
    goal: { target: 30_000, bonus: 10 },
    closes_at: clock.now().add({ hours: 24 * 300 }),
  })
  const people: Person[] = []
  const newcomer = async () => {
    const facts = { level: one([2, 3, 3] as const), hasAddress: true, coins: 60 }
    people.push(await given.member({ ...facts, ...(random(2) && { promoter }) }))
    await database.pool.query(`update session set expires_at = '2027-12-31'`)
  }
  const invoices: string[] = []
  const statusOf = async (status: string) => {
    const { rows } = await database.pool.query<{ id: string; version: number }>(
      'select id, version from invoice where status = $1 and id = any ($2) and takes_effect_at is null order by id',
      [status, invoices],
    )
    return rows.length > 0 ? one(rows) : undefined
  }
  const send = async () => {
    const rows = Array.from({ length: 1 + random(2) }, () => ({
      product: one(products),
      valueCents: 1000 * (1 + random(20)),
    }))
    const reading = {
      source: 'ocr' as const,
      issuer: one([null, { id: `${one(roots)}000191`, name: null }]),
      rows: rows.map(({ product, valueCents }) => ({
        name: product.title,
        ean: null,
        code: null,
        value_cents: valueCents,
        quantity: 1 + random(9),
        product_id: one([product.id, null]),
      })),
    }
    const { id } = await given.invoice({ member: one(people), rows, reading })
    invoices.push(id)
  }
  const decide = async () => {
    const invoice = await statusOf('received')
    if (!invoice) return
    const office = api.as(one(reviewers))
    const claimed = await office.try(claimInvoice, invoice)
    if (!claimed.ok) return
    const decision = { id: invoice.id, version: claimed.answer.version }
    const how = random(6)
    if (how === 0) await office.call(rejectInvoice, { ...decision, reason: 'other' })
    else if (how === 1) await office.call(requestPhoto, { ...decision, reason: 'not_legible' })
    else await office.call(approveInvoice, decision)
    if (random(5) === 0) await office.call(undoDecision, { id: invoice.id })
    await takeEffect(world)
  }
  const reverse = async () => {
    const invoice = await statusOf('counted')
    if (invoice) await api.as(one(reviewers)).call(reverseInvoice, { ...invoice, reason: 'shop_returned' })
  }
  const askAgain = async () => {
    const invoice = await statusOf('rejected')
    if (!invoice) return
    await database.pool.query(
      `update invoice set asked_again_at = $2, status = 'received', reason = null, round = round + 1
      where id = $1 and asked_again_at is null`,
      [invoice.id, clock.now().toString()],
    )
  }
  const check = async () => {
    const invoice = await statusOf('counted')
    if (!invoice) return
    const [, other] = reviewers
    await database.pool.query(
      `insert into invoice_blind_check (invoice_id, staff_id, decision, coins, agrees, checked_at)
      select id, $2, 'approve', coins, $3, $4 from invoice where id = $1 on conflict do nothing`,
      [invoice.id, other?.id, random(2) === 0, clock.now().toString()],
    )
  }
  const redeemPrize = async () => {
    const asked = await api.as(one(people)).try(redeem, { product_id: mug.id })
    if (!asked.ok || random(3) === 0) return
    const { id } = asked.answer
    if (random(2))
      return void (await support.call(cancelRedemptionByStaff, { id, version: 1, reason: 'Acabou' }))
    const prepared = await support.call(prepareRedemption, { id, version: 1 })
    const shipped = await support.call(shipRedemption, { id, version: prepared.version, carrier: 'Correios' })
    clock.advance({ hours: random(300) })
    await support.call(deliverRedemption, { id, version: shipped.version })
  }
  const judge = async () => {
    const { id } = one(people)
    await support.try(one([verifyMember, blockMember]), { id, reason: 'Pediu' })
  }
  for (let times = 0; times < 5; times += 1) await newcomer()
  const acts = [
    newcomer,
    send,
    send,
    send,
    decide,
    decide,
    decide,
    reverse,
    askAgain,
    check,
    redeemPrize,
    judge,
  ]
  for (let times = 0; times < 160; times += 1) {
    await one(acts)()
    clock.advance({ minutes: random(one([9, 9, 4000])) })
  }
  return people
}
