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
]
