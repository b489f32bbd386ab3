import type { LedgerCheck } from '#server/coins/audit.ts'

export const welcomeChecks: readonly LedgerCheck[] = [
  {
    // What was promised to who left is gone with them.
    name: 'a welcome pays what was promised, to somebody who has earned',
    sql: `select format('journal %s: %s coins of %s promised', journal.id, lot.amount, coalesce(welcome.coins, 0)) as row
      from coin_journal as journal
      join coin_account on coin_account.id = journal.wallet_id and coin_account.member_id is not null
      left join coin_lot as lot on lot.journal_id = journal.id
      left join welcome on welcome.member_id = coin_account.member_id
      where journal.kind = 'welcome_credit' and (
        lot.amount is distinct from welcome.coins::bigint or not exists (
          select from coin_entry join coin_journal as earned on earned.id = coin_entry.journal_id
          where coin_entry.account_id = journal.wallet_id and earned.id < journal.id
          and earned.kind in ('invoice_credit', 'recommendation_credit')
        )
      )`,
  },
]
