import type { LedgerCheck } from '#server/coins/audit.ts'

const reversals = `select reverses from coin_journal where reverses is not null and kind <> 'redemption_refund'`

/** What a wallet says of itself, and whose it is. */
export const walletChecks: readonly LedgerCheck[] = [
  {
    // From the newest back, which is the order of the statement.
    name: 'each entry continues the balance before it',
    sql: `select format('entry %s of wallet %s', journal_id, account_id) as row
      from (
        select journal_id, account_id, amount, balance_after - debt_after as position,
          lead(balance_after - debt_after, 1, 0::bigint) over (partition by account_id order by journal_id desc) as before
        from coin_entry where balance_after is not null
      ) as line
      where position <> before + amount`,
  },
  {
    screen: `(select coalesce(sum(hashint8(id)::bigint * (balance - debt)), 0) from coin_account where kind = 'wallet')
      <> (select coalesce(sum(hashint8(account_id)::bigint * amount), 0) from coin_entry where account_id >= 1000)`,
    facts: `select id, balance, debt, coalesce(total, 0) as total
      from coin_account left join (
        select account_id, sum(amount) as total from coin_entry where balance_after is not null group by account_id
      ) as entry on entry.account_id = coin_account.id
      where kind = 'wallet'`,
    rules: [
      {
        name: 'a balance is the sum of its entries',
        broken: 'balance - debt <> total',
        row: `format('wallet %s has %s and owes %s, its entries sum to %s', id, balance, debt, total)`,
      },
    ],
  },
  {
    name: 'a wallet is written off when its owner leaves, and nothing moves in it afterwards',
    sql: `select format('wallet %s was written off by journal %s', written_off.wallet_id, written_off.id) as row
      from coin_journal as written_off join coin_account on coin_account.id = written_off.wallet_id
      where written_off.kind = 'write_off' and (member_id is not null or exists (
        select from coin_journal as later where later.wallet_id = written_off.wallet_id and later.id > written_off.id
      ))`,
  },
  {
    screen: `select balances <> held or points <> earned
      from (
        select coalesce(sum(hashint8(id)::bigint * balance), 0) as balances,
          coalesce(sum(hashint8(id)::bigint * points), 0) as points
        from coin_account where kind = 'wallet'
      ) as wallet,
      (
        select coalesce(sum(hashint8(wallet_id)::bigint * remaining), 0) as held,
          coalesce(sum(hashint8(wallet_id)::bigint * amount) filter (where reverses is null), 0) as earned
        from coin_lot left join (${reversals}) as reversal on reverses = journal_id
      ) as lot`,
    facts: `select id, balance, points, coalesce(held, 0) as held, coalesce(earned, 0) as earned
      from coin_account
      left join (
        select wallet_id, sum(remaining) as held, sum(amount) filter (where reverses is null) as earned
        from coin_lot left join (${reversals}) as reversal on reverses = journal_id
        group by wallet_id
      ) as lot on lot.wallet_id = coin_account.id
      where kind = 'wallet'`,
    rules: [
      {
        name: 'lots hold the balance',
        broken: 'balance <> held',
        row: `format('wallet %s has %s, its lots hold %s', id, balance, held)`,
      },
      {
        name: 'points are what was earned and not reversed',
        broken: 'points <> earned',
        row: `format('wallet %s has %s points, and earned %s', id, points, earned)`,
      },
    ],
  },
  {
    name: 'no wallet is negative, owes while it has coins, or has coins and no owner',
    sql: `select format('wallet %s has %s and owes %s', id, balance, debt) as row from coin_account
      where balance < 0 or debt < 0 or points < 0 or (balance > 0 and debt > 0)
      or (member_id is null and (balance > 0 or debt > 0))`,
  },
]
