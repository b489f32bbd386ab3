import type { DatabaseGauge } from '#server/platform/metrics.ts'

export const redemptionGauges: readonly DatabaseGauge[] = [
  {
    name: 'petisco_redemptions_waiting',
    help: 'Redemptions that wait for the team, by status.',
    labels: ['status'],
    sql: `select status, count(*) as value from redemption where status in ('requested', 'preparing', 'contacted', 'booked') group by status`,
  },
]
