import { IconCalendarTime } from '@tabler/icons-react'
import type { StatementSummary } from '#contract/coins.ts'
import { programmeDay } from '#domain/business-days.ts'
import { useFormat } from '#web/platform/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { isSoon } from './sums-of.ts'
import { useCoinsWords } from './words.ts'

/** Always in view, as long as there is anything to expire; a warning only when it is near. */
export function NextExpiry({ expiries: [next] }: Pick<StatementSummary, 'expiries'>) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  if (!next) return null
  return (
    <Notice
      kind={isSoon(next.date, programmeDay(Date.now())) ? 'attention' : 'neutral'}
      Icon={IconCalendarTime}
    >
      <p>
        <b>{statement.expiry(format.coins(next.coins), next.coins, format.date(next.date))}</b>{' '}
        {statement.expiryText}
      </p>
    </Notice>
  )
}
