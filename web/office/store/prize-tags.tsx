import { IconBox, IconEyeOff, IconPencil } from '@tabler/icons-react'
import type { OfficePrize } from '#contract/store-office.ts'
import { useFormat } from '#web/platform/format.ts'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useOfficeStoreWords } from './words.ts'

export function PrizeTags({ prize }: { prize: OfficePrize }) {
  const { prizeShelf } = useOfficeStoreWords()
  const { number, date } = useFormat()
  const { stock, opens_at, closes_at } = prize
  const now = new Date().toISOString()
  const isComing = opens_at !== null && opens_at > now
  const isOver = closes_at !== null && closes_at <= now
  return (
    <Row as="span" spread="end">
      {prize.is_draft ? (
        <Tag kind="neutral" Icon={IconPencil}>
          {prizeShelf.draft}
        </Tag>
      ) : prize.is_withdrawn ? (
        <Tag kind="neutral" Icon={IconEyeOff}>
          {prizeShelf.withdrawn}
        </Tag>
      ) : isComing ? (
        <Tag kind="info">{prizeShelf.from(date(opens_at))}</Tag>
      ) : isOver ? (
        <Tag kind="neutral">{prizeShelf.over}</Tag>
      ) : (
        <Tag kind="success">{prizeShelf.inStore}</Tag>
      )}
      <Tag kind={stock !== null && stock <= 5 ? 'attention' : 'neutral'} Icon={IconBox}>
        {stock === null ? prizeShelf.uncounted : prizeShelf.stock(number(stock), stock)}
      </Tag>
    </Row>
  )
}
