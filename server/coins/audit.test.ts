import { expect } from 'vitest'
import { aroundTriggers } from '#server/testing/around-triggers.ts'
import { test as base } from '#server/testing/test.ts'
import { ledgerAudit, ledgerFindings } from './audit.ts'
import { ledgerChecks } from './ledger-checks.ts'
import { auditCoins, ledgerActs } from './test-acts.ts'

/** A member with an invoice reversed, a redemption refunded and one that stands, on a wallet that has coins. */
const test = base.extend('wallet', { auto: true }, async ({ database, clock, given }) => {
  const acts = ledgerActs(database, clock)
  const ana = await given.member()
  const { made } = await acts.credit(ana, 100)
  const redemption = await acts.spend(ana, 30)
  await acts.refund(redemption)
  await acts.spend(ana, 20)
  await acts.bonus(ana, 5)
  const reversed = await acts.credit(ana, 7)
  await acts.reverse(reversed.invoiceId)
  const { rows } = await database.pool.query('select id from coin_account where member_id = $1', [ana.id])
  return { id: rows[0].id as number, credit: made?.journalId ?? 0 }
})

type Plant = { check: string; sql: string; names: string }

const plants: Plant[] = [
  {
    check: 'a journal has two sides that are equal',
    sql: 'update coin_entry set amount = amount + 1 where journal_id = $credit and account_id = 1',
    names: 'journal $credit has 2 entries that sum to 1',
  },
  {
    check: 'a journal has two sides that are equal',
    sql: 'delete from coin_entry where journal_id = $credit',
    names: 'journal $credit has 0 entries that sum to 0',
  },
  {
    check: 'all entries sum to zero',
    sql: 'update coin_entry set amount = amount - 3 where journal_id = $credit and account_id = 1',
    names: 'all entries sum to -3',
  },
  {
    check: 'an entry belongs to the wallet of its journal, or to the account where its kind is posted',
    sql: 'update coin_entry set account_id = 9 where journal_id = $credit and account_id = 1',
    names: 'entries of journal $credit (invoice_credit)',
  },
  {
    check: 'a balance is the sum of its entries',
    sql: 'update coin_account set balance = balance + 1 where id = $wallet',
    names: 'wallet $wallet has 86 and owes 0, its entries sum to 85',
  },
  {
    check: 'each entry continues the balance before it',
    sql: 'update coin_entry set balance_after = 99 where journal_id = $credit and account_id = $wallet',
    names: 'entry $credit of wallet $wallet',
  },
  {
    check: 'no wallet is negative, owes while it has coins, or has coins and no owner',
    sql: `alter table coin_account drop constraint coin_account_never_negative;
      update coin_account set balance = -1 where id = $wallet`,
    names: 'wallet $wallet has -1 and owes 0',
  },
  {
    check: 'no wallet is negative, owes while it has coins, or has coins and no owner',
    sql: `alter table coin_account drop constraint coin_account_of_nobody_is_empty;
      update coin_account set member_id = null where id = $wallet`,
    names: 'wallet $wallet has 85 and owes 0',
  },
  {
    check: 'lots hold the balance',
    sql: 'update coin_lot set remaining = remaining - 1 where journal_id = $credit',
    names: 'wallet $wallet has 85, its lots hold 84',
  },
  {
    check: 'a lot holds what was not taken from it',
    sql: 'update coin_lot set remaining = remaining - 2 where journal_id = $credit',
    names: 'lot $credit has 78 of 100 left and 0 expired',
  },
  {
    check: 'a lot holds what was not taken from it',
    sql: 'update coin_lot set expired = 1 where journal_id = $credit',
    names: 'lot $credit has 80 of 100 left and 1 expired',
  },
  {
    check: 'no coins are spent before they open',
    sql: `update coin_lot set opens_at = (select at + interval '1 hour' from coin_journal where id = $credit)
      where journal_id = $credit`,
    names: 'spent coins of lot $credit, which opens at',
  },
  {
    check: 'lots are moved by journals of their own wallet',
    sql: 'insert into coin_lot_move values (987654321, $credit, 1)',
    names: 'journal 987654321 moved lot $credit',
  },
  {
    check: 'a movement takes from lots what it takes from the balance',
    sql: 'update coin_lot_move set amount = -29 where lot_id = $credit and amount = -30',
    names: 'changed the balance by -30 and lots by -29',
  },
  {
    check: 'points are what was earned and not reversed',
    sql: 'update coin_account set points = points + 50 where id = $wallet',
    names: 'wallet $wallet has 155 points, and earned 105',
  },
  {
    check: 'a credit is a lot of its amount',
    sql: 'delete from coin_lot where journal_id = $credit',
    names: 'journal $credit',
  },
  {
    check: 'an invoice earns once',
    sql: `drop index coin_journal_one_credit_per_invoice;
      insert into coin_journal (wallet_id, kind, at, invoice_id)
      select wallet_id, kind, at, invoice_id from coin_journal where id = $credit`,
    names: 'has 2 credits',
  },
  {
    check: 'a challenge pays a member once',
    sql: `drop index coin_journal_one_bonus_per_challenge;
      insert into coin_journal (wallet_id, kind, at, challenge_id)
      select wallet_id, kind, at, challenge_id from coin_journal
      where wallet_id = $wallet and kind = 'challenge_bonus'`,
    names: 'paid wallet $wallet 2 times',
  },
  {
    check: 'a member is welcomed once',
    sql: `drop index coin_journal_one_welcome_per_wallet;
      insert into coin_journal (wallet_id, kind, at)
      select wallet_id, 'welcome_credit', at from coin_journal, generate_series(1, 2) where id = $credit`,
    names: 'wallet $wallet was welcomed 2 times',
  },
  {
    check: 'a redemption has one debit and at most one refund',
    sql: `drop index coin_journal_one_debit_per_redemption;
      insert into coin_journal (wallet_id, kind, at, redemption_id)
      select wallet_id, kind, at, redemption_id from coin_journal
      where wallet_id = $wallet and kind = 'redemption'`,
    names: 'has 2 debits and 1 refunds',
  },
  {
    check: 'a redemption has one debit and at most one refund',
    sql: `delete from coin_journal where wallet_id = $wallet and kind = 'redemption'`,
    names: 'has 0 debits and 1 refunds',
  },
  {
    check: 'a journal is undone once, and for what it was',
    sql: `update coin_entry set amount = amount + 1 where account_id = $wallet and journal_id =
      (select id from coin_journal where wallet_id = $wallet and kind = 'redemption_refund')`,
    names: 'undoes',
  },
  {
    check: 'a journal is undone once, and for what it was',
    sql: `alter table coin_journal drop constraint coin_journal_undone_once;
      insert into coin_journal (wallet_id, kind, at, invoice_id, reverses)
      select wallet_id, kind, at, invoice_id, reverses from coin_journal
      where wallet_id = $wallet and kind = 'invoice_reversal'`,
    names: 'undoes',
  },
]

test('right books have nothing to report', async ({ database, clock }) => {
  expect(await auditCoins(database, clock.now())).toEqual([])
})

test.for(plants)('“$check” finds: $sql', async ({ check, sql, names }, { world, wallet, clock }) => {
  const named = (text: string) =>
    text.replaceAll('$wallet', String(wallet.id)).replaceAll('$credit', String(wallet.credit))
  await aroundTriggers(world.databaseUrl, async (client) => {
    for (const statement of named(sql).split(';')) await client.query(statement)
    const rows = await ledgerFindings(
      ledgerChecks,
      clock.now(),
      async (text) => (await client.query(text)).rows,
    )
    const own = rows.filter((found) => found.check === check)
    expect(own.map(({ row }) => row).join('\n')).toContain(named(names))
  })
})

test('a check of another feature is run with the others', async ({ database, clock }) => {
  const audit = ledgerAudit([
    ...ledgerChecks,
    { name: 'an invoice earns once', sql: "select 'this row' as row" },
  ])
  expect(await audit(database, clock.now())).toEqual([{ check: 'an invoice earns once', row: 'this row' }])
})
