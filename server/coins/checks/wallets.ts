import type { LedgerCheck } from '#server/coins/audit.ts'

/** What a wallet says of itself, and whose it is. */
export const walletChecks: readonly LedgerCheck[] = [
  {
    facts: `select id, balance, points, coalesce(held, 0) as held, coalesce(earned, 0) as earned
      from coin_account
      left join (
        select wallet_id, sum(remaining) as held, sum(amount) filter (where reverses is null) as earned
        from coin_lot left join (
          select reverses from coin_journal where reverses is not null and kind <> 'redemption_refund'
        ) as reversal on reverses = journal_id
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
