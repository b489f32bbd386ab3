import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test as base } from '#server/testing/test.ts'
import { holdings, ledgerActs } from './test-acts.ts'

const test = base.extend('acts', ({ database, clock }) => ledgerActs(database, clock))

test.for([
  'update coin_journal set at = now()',
  'delete from coin_journal',
  'truncate coin_journal cascade',
  'update coin_entry set amount = amount + 1',
  'delete from coin_entry',
  'truncate coin_entry',
  'update coin_lot_move set amount = 1',
  'delete from coin_lot_move',
  'truncate coin_lot_move',
  'update coin_lot set expires_on = expires_on + 1 where journal_id = 1',
  'update coin_lot set amount = amount + 1',
  'update coin_lot set opens_at = null',
  'delete from coin_lot',
  'delete from coin_account',
  'truncate coin_account cascade',
])('the books cannot be rewritten: %s', async (statement, { acts, given, database }) => {
  const ana = await given.member()
  await acts.credit(ana, 100)
  await acts.spend(ana, 10)
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23001' })
})

const openJournal = `insert into coin_journal (wallet_id, kind, at)
  select id, 'expiry', now() from coin_account where member_id = $1 returning id, wallet_id`

test('a journal without entries does not pass the commit', async ({ given, database }) => {
  const ana = await given.member()
  await expect(database.pool.query(openJournal, [ana.id])).rejects.toMatchObject({
    constraint: 'coin_journal_balanced',
  })
})

test.for([
  ['one entry', '(id, 1, 5, null::bigint, null::bigint)', 'coin_entry_balanced'],
  [
    'two that differ',
    '(id, 1, 5, null::bigint, null::bigint), (id, 2, -4, null, null)',
    'coin_entry_balanced',
  ],
  ['one that moves nothing', '(id, wallet_id, 0, 0, 0)', 'coin_journal_balanced'],
])('a journal with %s is refused', async ([, entries, constraint], { given, database }) => {
  const ana = await given.member()
  const post = database.pool.query(
    `with journal as (${openJournal})
     insert into coin_entry select entry.* from journal cross join lateral (values ${entries}) as entry`,
    [ana.id],
  )
  await expect(post).rejects.toMatchObject({ constraint })
})

test('entries that differ in two statements are refused at the first', async ({ given, database }) => {
  const ana = await given.member()
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(openJournal, [ana.id])
    const post = client.query('insert into coin_entry values ($1, 1, 5)', [rows[0].id])
    await expect(post).rejects.toMatchObject({ constraint: 'coin_entry_balanced' })
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('nothing can be added to a journal that is closed', async ({ acts, given, database }) => {
  const ana = await given.member()
  const { made } = await acts.credit(ana, 100)
  const late = database.pool.query('insert into coin_entry values ($1, 3, 7)', [made?.journalId])
  await expect(late).rejects.toMatchObject({ constraint: 'coin_entry_balanced' })
})

test('entries of a journal that is not there are refused', async ({ database }) => {
  const post = database.pool.query('insert into coin_entry values (999, 1, 5), (999, 2, -5)')
  await expect(post).rejects.toMatchObject({ constraint: 'coin_entry_balanced' })
})

test('no statement makes a wallet negative, not even one that forgets to ask', async ({
  given,
  database,
}) => {
  const ana = await given.member({ coins: 10 })
  const spend = database.pool.query('update coin_account set balance = balance - 11 where member_id = $1', [
    ana.id,
  ])
  await expect(spend).rejects.toMatchObject({ constraint: 'coin_account_never_negative' })
})

test.for([0, -5])('a movement of %s coins is none', async (coins, { acts, given, database }) => {
  const ana = await given.member({ coins: 10 })
  await expect(acts.spend(ana, coins)).rejects.toMatchObject({ code: '23514' })
  await expect(acts.credit(ana, coins)).rejects.toMatchObject({ code: '23514' })
  expect(await holdings(database, ana)).toMatchObject({ coins: 10, points: 10 })
})

test('a redemption is paid once', async ({ acts, given, database }) => {
  const ana = await given.member({ coins: 100 })
  const redemptionId = randomUUID()
  await acts.spend(ana, 10, redemptionId)
  await expect(acts.spend(ana, 10, redemptionId)).rejects.toMatchObject({
    constraint: 'coin_journal_one_debit_per_redemption',
  })
  expect(await holdings(database, ana)).toMatchObject({ coins: 90 })
})

test('whoever takes part has a wallet from the first moment, also who stops being a promoter', async ({
  given,
  database,
}) => {
  const bia = await given.promoter()
  await database.pool.query("update member set profile_type = 'breeder' where id = $1", [bia.id])
  expect(await holdings(database, bia)).toMatchObject({ coins: 0, debt: 0, points: 0 })
})
