import { IconCalendarTime } from '@tabler/icons-react'
import type { StatementSummary } from '#contract/coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useCoinsWords } from './words.ts'

/** Always in view, as long as there is anything to expire. */
export function NextExpiry({ expiries: [next] }: Pick<StatementSummary, 'expiries'>) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  if (!next) return null
  return (
    <Notice kind="attention" Icon={IconCalendarTime}>
      <p>
        <b>{statement.expiry(format.coins(next.coins), next.coins, format.date(next.date))}</b>{' '}
        {statement.expiryText}
      </p>
    </Notice>
  )
}
