import { useFormat } from '#web/platform/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useCoinsWords } from './words.ts'

export function Debt({ coins }: { coins: number }) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  return (
    <Notice kind="attention">
      <p>
        <b>{statement.debt(format.coins(coins), coins)}</b> {statement.debtText}
      </p>
    </Notice>
  )
}
