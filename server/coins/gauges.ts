import type { DatabaseGauge } from '#server/platform/metrics.ts'

export const coinGauges: readonly DatabaseGauge[] = [
  {
    name: 'petisco_coins',
    help: 'Coins in all wallets, and coins that are owed after a reversal.',
    labels: ['state'],
    sql: `select state, value from (
        select coalesce(sum(balance), 0) as held, coalesce(sum(debt), 0) as owed
        from coin_account where kind = 'wallet'
      ) as total cross join lateral (values ('held', held), ('owed', owed)) as part (state, value)`,
  },
  {
    name: 'petisco_ledger_findings',
    help: 'What the last audit found wrong in the books.',
    labels: [],
    sql: `select jsonb_array_length(findings) as value from ledger_audit order by id desc limit 1`,
  },
  {
    name: 'petisco_ledger_audit_age_seconds',
    help: 'How long ago the books were audited.',
    labels: [],
    sql: `select extract(epoch from now() - max(at)) as value from ledger_audit having count(*) > 0`,
  },
]
