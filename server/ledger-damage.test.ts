import { expect } from 'vitest'
import { latestAudit, ledgerRules } from '#contract/coins-audit.ts'
import { adjustCoins } from '#contract/coins-office.ts'
import { approveInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { deleteAccount } from '#contract/members.ts'
import { cancelRedemption, redeem } from '#contract/redemptions.ts'
import { shipRedemption } from '#contract/redemptions-office.ts'
import { auditLedger, bookChecks } from './app.ts'
import { ledgerFindings, rulesOf } from './coins/audit.ts'
import { ledgerActs } from './coins/test-acts.ts'
import { takeEffect } from './invoices/test-acts.ts'
import { enqueue } from './platform/jobs.ts'
import { aroundTriggers } from './testing/around-triggers.ts'
import { test as base } from './testing/test.ts'

const key = '35260112345678000195550010000012341000012345'

/** Books that have lived: each kind of movement, a debt that was paid, coins that expired, somebody who left. */
const test = base.extend('books', { scope: 'file' }, async ({ world }) => {
  const { api, given, clock, database } = world
  const acts = ledgerActs(database, clock)
  const admin = api.as(await given.staff({ role: 'admin' }))
  const reviewer = api.as(await given.staff({ role: 'reviewer' }))
  const [ana, bia, duda] = await Promise.all(
    Array.from({ length: 3 }, () => given.member({ type: 'attendant', hasAddress: true })),
  )
  if (!ana || !bia || !duda) throw new Error('three people were wanted')
  // The story is longer than a session.
  await database.pool.query(
    `update session set expires_at = expires_at + interval '3 years', last_used_at = expires_at`,
  )
  await database.pool.query(`update staff_session set expires_at = expires_at + interval '3 years'`)
  const mug = await given.prize({ price: 150, stock: 9 })
  const cup = await given.prize({ price: 60 })
  await given.challenge({ goal: { target: 5000, bonus: 7 } })
  const rows = async (cents: number) => [{ product: await given.product(), valueCents: cents }]

  const decided = await given.invoice({ member: ana, accessKey: key })
  await reviewer.call(approveInvoice, { id: decided.id, version: 1 })
  await takeEffect(world)
  const vera = await given.member({ type: 'veterinarian' })
  const gil = await given.member({ type: 'attendant' })
  const food = await given.product({ title: 'Recomendado 15 kg' })
  const sell = async () => {
    const { code: recommendation } = await given.lead({ member: vera, product: food })
    const sold = await given.invoice({
      member: gil,
      rows: [{ product: food, valueCents: 5000, recommendation }],
    })
    await reviewer.call(approveInvoice, { id: sold.id, version: 1 })
    await takeEffect(world)
    return sold
  }
  const [sold, returned] = [await sell(), await sell()]
  await reviewer.call(reverseInvoice, { id: returned.id, version: 3, reason: 'shop_returned' })
  await given.invoice({ member: bia, status: 'counted' })
  const owed = await given.invoice({ member: duda, status: 'counted', rows: await rows(15_000) })
  clock.advance({ hours: 24 * 30 })
  await given.invoice({ member: ana, status: 'counted', rows: await rows(30_000) })
  const early = await api.as(ana).call(redeem, { product_id: mug.id })
  const cancelled = await api.as(ana).call(redeem, { product_id: cup.id })
  await api.as(ana).call(cancelRedemption, { id: cancelled.id })
  await api.as(bia).call(redeem, { product_id: cup.id })
  const paid = await api.as(duda).call(redeem, { product_id: mug.id })
  await reviewer.call(reverseInvoice, { id: owed.id, version: 1, reason: 'shop_returned' })
  await api.as(duda).call(cancelRedemption, { id: paid.id })
  const eva = await given.member({ type: 'attendant', hasAddress: true })
  await given.invoice({ member: eva, status: 'counted', rows: await rows(40_000) })
  const { id: shipped } = await api.as(eva).call(redeem, { product_id: mug.id })
  await admin.call(shipRedemption, { id: shipped, version: 1, carrier: 'Correios' })
  await api.as(eva).call(redeem, { product_id: mug.id })
  await api.as(eva).call(deleteAccount)

  clock.advance({ hours: 24 * 370 })
  await acts.expire()
  const lot = await given.invoice({ member: ana, status: 'counted', rows: await rows(50_000) })
  await admin.call(adjustCoins, { id: ana.id, amount: 200, reason: 'Acerto' })
  const late = await api.as(ana).call(redeem, { product_id: mug.id })

  const one = async (sql: string, values: unknown[]) =>
    String((await database.pool.query(sql, values)).rows[0]?.id)
  const journal = (kind: string, member: { id: string }, which: 'min' | 'max' = 'min') =>
    one(
      `select ${which}(coin_journal.id) as id from coin_journal join coin_account on coin_account.id = wallet_id
      where coin_journal.kind = $1 and member_id = $2`,
      [kind, member.id],
    )
  return {
    ana: await one('select id from coin_account where member_id = $1', [ana.id]),
    anaId: ana.id,
    biaId: bia.id,
    mug: mug.id,
    vera: vera.id,
    sold: sold.id,
    returned: returned.id,
    decided: decided.id,
    early: early.id,
    cancelled: cancelled.id,
    late: late.id,
    debit: await journal('redemption', ana, 'max'),
    refund: await journal('redemption_refund', ana),
    expiry: await journal('expiry', ana),
    gift: await journal('adjustment', ana),
    lot: await one(`select id from coin_journal where kind = 'invoice_credit' and invoice_id = $1`, [lot.id]),
    first: await journal('invoice_credit', ana),
    now: clock.now().toString(),
  }
})

/** A movement of ten coins of Ana's that adds up in every table, as somebody would write it who knows the books. */
function takeTen(kind: string, account: number, from = ':lot', source = 'null') {
  return `with journal as (
      insert into coin_journal (wallet_id, kind, at, redemption_id) values (:ana, '${kind}', ':now', ${source}) returning id
    ), wallet as (update coin_account set balance = balance - 10 where id = :ana returning balance)
    , lot as (update coin_lot set remaining = remaining - 10, expired = expired + case '${kind}' when 'expiry' then 10 else 0 end
      where journal_id = ${from})
    , move as (insert into coin_lot_move select id, ${from}, -10 from journal)
    insert into coin_entry select id, :ana, -10, balance, 0 from journal, wallet
    union all select id, ${account}, 10, null, null from journal`
}

const sources = {
  invoice_credit: 'invoice_id',
  challenge_bonus: 'challenge_id',
  recommendation_credit: 'purchase_id',
  welcome_credit: '',
}

function giveTen(kind: keyof typeof sources, at = ':now') {
  const [column, value] = sources[kind] ? [`, ${sources[kind]}`, ', gen_random_uuid()'] : ['', '']
  return `with journal as (
      insert into coin_journal (wallet_id, kind, at${column}) values (:ana, '${kind}', '${at}'${value}) returning id
    ), wallet as (update coin_account set balance = balance + 10, points = points + 10 where id = :ana returning balance)
    , lot as (insert into coin_lot (journal_id, wallet_id, amount, remaining, expires_on, lifetime_months)
      select id, :ana, 10, 10, (day_in_sao_paulo('${at}') + interval '12 months')::date, 12 from journal)
    insert into coin_entry select id, :ana, 10, balance, 0 from journal, wallet
    union all select id, 1, -10, null, null from journal`
}

const writeOff = `with journal as (
    insert into coin_journal (wallet_id, kind, at) values (:ana, 'write_off', ':now') returning id
  ), lot as (update coin_lot set remaining = 0 where wallet_id = :ana and remaining > 0 returning journal_id, old.remaining)
  , move as (insert into coin_lot_move select journal.id, journal_id, -remaining from journal, lot)
  , wallet as (update coin_account set balance = 0 where id = :ana returning old.balance)
  insert into coin_entry select id, :ana, -balance, 0, 0 from journal, wallet
  union all select id, 5, balance, null, null from journal, wallet`
const source = 'what was paid or given back is of a redemption of the same member'
const posted = 'an entry belongs to the wallet of its journal, or to the account where its kind is posted'
const writtenOff = 'a wallet is written off when its owner leaves, and nothing moves in it afterwards'
const lifetime = 'a lot ends on the day that its lifetime says, and that lifetime was in force once'
const purchasePays = 'a recommendation pays what its purchase says, and a reversed one has it taken back'
const welcomePays = 'a welcome pays what was promised, to somebody who has earned'
const taken = 'what was taken is what redemptions took and kept'

const damage: readonly (readonly [what: string, rule: string, ...statements: string[]])[] = [
  [
    'an absurd balance',
    'a balance is the sum of its entries',
    `update coin_account set balance = 1000000000000000 where id = :ana`,
  ],
  [
    'absurd points',
    'points are what was earned and not reversed',
    `update coin_account set points = 1000000000000000 where id = :ana`,
  ],
  ['a debit without a redemption', source, takeTen('redemption', 2, ':lot', 'gen_random_uuid()')],
  ['a redemption that was deleted', source, `delete from redemption where id = ':late'`],
  ['a refund of a deleted redemption', source, `delete from redemption where id = ':cancelled'`],
  [
    'a redemption that was given to another',
    source,
    `update redemption set member_id = ':biaId' where id = ':late'`,
  ],
  [
    'a credit for no invoice',
    'what was earned or taken back is of an invoice of the same member',
    giveTen('invoice_credit'),
  ],
  [
    'an invoice that was given to another',
    'what was earned or taken back is of an invoice of the same member',
    `update invoice set member_id = ':biaId' where id = ':decided'`,
  ],
  ['a bonus of no challenge', 'a bonus is of a challenge that there is', giveTen('challenge_bonus')],
  ['a welcome that nobody promised', welcomePays, giveTen('welcome_credit')],
  [
    'a welcome of more than was promised',
    welcomePays,
    `insert into welcome (member_id, coins, since) values (':anaId', 9, ':now')`,
    giveTen('welcome_credit'),
  ],
  [
    'a welcome before anything was earned',
    welcomePays,
    `insert into welcome (member_id, coins, since) values (':anaId', 10, ':now')`,
    giveTen('welcome_credit'),
    `update coin_journal set kind = 'challenge_bonus', challenge_id = gen_random_uuid(), invoice_id = null
      where wallet_id = :ana and kind = 'invoice_credit'`,
  ],
  ['coins of no purchase', purchasePays, giveTen('recommendation_credit')],
  [
    'a purchase that paid less than it says',
    purchasePays,
    `update recommended_purchase set recommender_coins = recommender_coins + 1 where invoice_id = ':sold'`,
  ],
  [
    'a purchase that was reversed in name only',
    purchasePays,
    `update recommended_purchase set reversed_at = ':now' where invoice_id = ':sold'`,
  ],
  [
    'a purchase whose reversal was forgotten',
    purchasePays,
    `update recommended_purchase set reversed_at = null where invoice_id = ':returned'`,
  ],
  [
    'a code that forgets a purchase',
    'a recommendation counts the purchases that were not reversed',
    `update recommendation set purchases = 0 where purchases = 1`,
  ],
  [
    'a code that counts coins nobody got',
    'a recommendation counts the purchases that were not reversed',
    `update recommendation set paid = paid + 1 where purchases = 1`,
  ],
  [
    'an invoice that was given to who recommended',
    'a purchase is of an invoice that counts, and never of who recommended it',
    `update invoice set member_id = ':vera' where id = ':sold'`,
  ],
  [
    'a purchase of an invoice without the code',
    'a purchase is of an invoice that counts, and never of who recommended it',
    `update invoice_row set recommendation = null where invoice_id = ':sold'`,
  ],
  [
    'a month that forgets what it paid',
    'a month counts what recommendations paid in it and did not take back',
    `update recommendation_month set coins = 0 where member_id = ':vera'`,
  ],
  ['a living wallet that was written off', writtenOff, writeOff],
  [
    'a living wallet that was written off and detached',
    'everybody but promoters has a wallet',
    writeOff,
    'update coin_account set member_id = null where id = :ana',
  ],
  [
    'a living wallet that was exchanged for a new one',
    'what was earned or taken back is of an invoice of the same member',
    writeOff,
    'update coin_account set member_id = null where id = :ana',
    `insert into coin_account (kind, member_id, balance) values ('wallet', ':anaId', 0)`,
  ],
  ['a movement after the writing off', writtenOff, writeOff, giveTen('invoice_credit')],
  [
    'coins that expired before their day',
    'coins are taken until their last day, and expire after it',
    takeTen('expiry', 3),
  ],
  [
    'coins that were spent after their day',
    'coins are taken until their last day, and expire after it',
    `update coin_journal set at = at + interval '3 years' where id = :debit`,
  ],
  [
    'coins ten days past their day',
    'no coins are left long after their last day',
    `${giveTen('invoice_credit').replaceAll("':now'", "(timestamptz ':now' - interval '12 months 10 days')")}`,
  ],
  [
    'a lot that was lengthened',
    lifetime,
    'update coin_lot set expires_on = expires_on + 3653 where journal_id = :lot',
  ],
  [
    'a lot that was lengthened with its lifetime',
    lifetime,
    `update coin_lot set expires_on = (expires_on + interval '10 years')::date, lifetime_months = 132 where journal_id = :lot`,
  ],
  [
    'a refund into another lot',
    'a refund returns to the lots it came from',
    `update coin_lot set remaining = remaining + 60 where journal_id = :lot`,
    `update coin_lot_move set lot_id = :lot where journal_id = :refund`,
  ],
  [
    'the wrong lot spent',
    'the coins that end soonest are taken first',
    `update coin_lot set remaining = remaining + 150 where journal_id = :lot`,
    `update coin_lot set remaining = remaining - 150 where journal_id = :gift`,
    `update coin_lot_move set lot_id = :gift where journal_id = :debit`,
  ],
  [
    'the wrong lot spent, though the right one was open by then',
    'the coins that end soonest are taken first',
    `update coin_lot set remaining = remaining + 150,
      opens_at = (select at - interval '1 second' from coin_journal where id = :debit) where journal_id = :lot`,
    `update coin_lot set remaining = remaining - 150 where journal_id = :gift`,
    `update coin_lot_move set lot_id = :gift where journal_id = :debit`,
  ],
  [
    'coins that were spent before they opened',
    'no coins are spent before they open',
    `update coin_lot set opens_at = (select at + interval '1 second' from coin_journal where id = :debit)
      where journal_id = :lot`,
  ],
  [
    'spent coins posted as issued',
    posted,
    'update coin_entry set account_id = 1 where journal_id = :debit and account_id = 2',
  ],
  [
    'expired coins posted as written off',
    posted,
    'update coin_entry set account_id = 5 where journal_id = :expiry and account_id = 3',
  ],
  [
    'lines between accounts of the programme',
    posted,
    'insert into coin_entry values (:debit, 4, 5, null, null), (:debit, 5, -5, null, null)',
  ],
  [
    'lines too many in a reversal',
    'a journal is undone once, and for what it was',
    `insert into coin_entry select id, 3, -5, null, null from coin_journal where kind = 'invoice_reversal'`,
    `update coin_entry set amount = amount + 5 where account_id = 1
      and journal_id in (select id from coin_journal where kind = 'invoice_reversal')`,
  ],
  [
    'a coin shifted from one wallet to another',
    'a balance is the sum of its entries',
    `update coin_account set balance = balance + case id when :ana then -1 else 1 end
      where id = :ana or member_id = ':biaId'`,
  ],
  [
    'prices of two redemptions exchanged',
    'a redemption was paid once, at its price',
    `update redemption set price = price + case id when ':late' then 5 else -5 end where id in (':late', ':early')`,
  ],
  [
    'another price of somebody who left',
    'a redemption was paid once, at its price',
    'update redemption set price = price + 1 where member_id is null',
  ],
  [
    'a redemption that was cancelled in name only',
    'what was cancelled was given back, and nothing else',
    `update redemption set status = 'cancelled' where id = ':late'`,
  ],
  [
    'a score of a month to come',
    'a score is what was earned in its month and not taken back in it',
    `update ranking_score set month = (month + interval '10 years')::date where member_id = ':anaId'`,
  ],
  [
    'stock and taken shifted together',
    taken,
    `update prize set stock = stock + 1, taken = taken - 1 where id = ':mug'`,
  ],
  [
    'a redemption that forgets its unit',
    taken,
    `update redemption set took_stock = false where id = ':late'`,
  ],
  [
    'a redemption that claims a unit',
    taken,
    `update redemption set took_stock = true where took_stock = false and status <> 'cancelled'`,
  ],
  [
    'a unit of somebody who left forgotten',
    taken,
    `update redemption set took_stock = false where member_id is null and status <> 'cancelled'`,
  ],
  [
    'a used key that is gone',
    'the key of an invoice that has earned is kept as used',
    `delete from used_access_key where access_key = '${key}'`,
  ],
  [
    'counted values that were changed by a cent',
    'what counts of an invoice is what was decided',
    `update invoice_row set counted_cents = counted_cents + 1 where invoice_id = ':decided'`,
  ],
  [
    'counted values that come to other coins',
    'an invoice earned what its counted values come to',
    `update invoice_row set counted_cents = counted_cents * 2 where invoice_id = ':decided'`,
  ],
]

test('books that have lived are right', async ({ books, database, clock }) => {
  expect(books.ana).toMatch(/^\d+$/)
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test.for(damage)('the audit finds %s', async ([, rule, ...statements], { world, books, clock }) => {
  const named = (sql: string) =>
    sql.replace(/:([a-z]+)\b/gi, (text, name) => books[name as keyof typeof books] ?? text)
  await aroundTriggers(world.databaseUrl, async (client) => {
    for (const statement of statements) {
      const { rowCount } = await client.query(named(statement))
      expect(rowCount).toBeGreaterThan(0)
    }
    const findings = await ledgerFindings(bookChecks, clock.now(), async (sql) => {
      await client.query('savepoint reading')
      return client.query(sql).then(
        ({ rows }) => rows,
        async (error) => {
          await client.query('rollback to savepoint reading')
          throw error
        },
      )
    })
    expect(findings.map(({ check }) => check)).toContain(rule)
  })
})

test('every rule has a check', () => {
  expect(rulesOf(bookChecks).toSorted()).toEqual(ledgerRules.toSorted())
})

test('a wrong ledger is shown in the office and told in the log, and the job is done all the same', async ({
  books,
  world,
  clock,
}) => {
  const { api, database, given, logLines, runJobs } = world
  const admin = api.as(await given.staff({ role: 'admin' }))
  const plant = (points: number) =>
    database.pool.query('update coin_account set points = points + $2 where id = $1', [books.ana, points])
  const night = async () => {
    logLines.length = 0
    await database.transaction((tx) => enqueue(tx, { name: 'audit-ledger' }, {}))
    await runJobs()
    const { rows } = await database.pool.query('select from graphile_worker._private_jobs')
    expect(rows).toEqual([])
    return admin.call(latestAudit)
  }
  expect(await admin.call(latestAudit)).toEqual({ latest: null, is_late: true })
  await plant(9)
  const wrong = await night()
  expect(wrong).toMatchObject({
    is_late: false,
    latest: { at: clock.now().toString(), entries: expect.any(Number) },
  })
  expect(wrong.latest?.findings).toEqual([
    {
      check: 'points are what was earned and not reversed',
      row: expect.stringContaining(`wallet ${books.ana} has`),
    },
  ])
  expect(logLines.join('')).toContain('"level":50')
  expect(logLines.join('')).toContain(`points are what was earned and not reversed: wallet ${books.ana} has`)
  await plant(-9)
  expect((await night()).latest?.findings).toEqual([])
  expect(logLines.join('')).not.toContain('wrong')
  clock.advance({ hours: 27 })
  expect(await admin.call(latestAudit)).toMatchObject({ is_late: true, latest: { findings: [] } })
})

test('an audit beside others who earn, spend, cancel and expire finds nothing', { timeout: 120_000 }, async ({
  books,
  world,
  clock,
}) => {
  const { api, database, given } = world
  const acts = ledgerActs(database, clock)
  const prize = await given.prize({ price: 30, stock: 500 })
  const people = await Promise.all(
    Array.from({ length: 4 }, () => given.member({ type: 'attendant', hasAddress: true })),
  )
  let isOver = false
  const live = async (person: { id: string; email: string; password: string; token: string }) => {
    const me = api.as(person)
    while (!isOver) {
      await given.invoice({ member: person, status: 'counted' })
      const { id } = await me.call(redeem, { product_id: prize.id })
      await Promise.all([
        me.try(cancelRedemption, { id }),
        me.try(redeem, { product_id: prize.id }),
        acts.expire(),
      ])
    }
    await me.call(deleteAccount)
  }
  const lives = Promise.all(people.map(live))
  try {
    for (let round = 0; round < 12; round++) expect(await auditLedger(database, clock.now())).toEqual([])
  } finally {
    isOver = true
    await lives
  }
  expect(books.ana).toMatch(/^\d+$/)
  expect(await auditLedger(database, clock.now())).toEqual([])
})
