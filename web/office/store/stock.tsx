import { IconPlusMinus, IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { type OfficePrize, stockMoves } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { AddCodes } from './add-codes.tsx'
import { MoveStock } from './move-stock.tsx'
import { useOfficeStoreWords } from './words.ts'

/** Sooner than of other prizes: codes go without anybody noticing. */
const fewCodes = 10

type StockProps = { prize: OfficePrize; onMoved: (version: number) => void }

export function Stock({ prize, onMoved }: StockProps) {
  const { stockDesk, codeDesk } = useOfficeStoreWords()
  const { number } = useFormat()
  const [isMoving, setMoving] = useState(false)
  const { stock: counts, taken, codes_in_stock: codes } = prize
  const isDigital = prize.kind === 'digital'
  const stock = counts ?? 0
  const left = [number(stock), stock, number(taken)] as const
  const counted = counts === null ? stockDesk.uncounted : stockDesk.left(...left)
  const stored = codes > 0 && stockDesk.codes(number(codes), codes)
  const Dialog = isDigital ? AddCodes : MoveStock
  return (
    <TitledCard
      title={stockDesk.title}
      note={isDigital ? codeDesk.left(...left) : [counted, stored].filter(Boolean).join(' ')}
      end={
        <Button variant="outline" onClick={() => setMoving(true)}>
          {isDigital ? (
            <IconTicket size={18} aria-hidden="true" />
          ) : (
            <IconPlusMinus size={18} aria-hidden="true" />
          )}
          {isDigital ? codeDesk.add : stockDesk.move}
        </Button>
      }
    >
      {isDigital && stock <= fewCodes && (
        <Notice kind="attention">{codeDesk.few(number(stock), stock)}</Notice>
      )}
      <Loaded waiting={<Waiting height="120px" />}>
        <Moves id={prize.id} />
      </Loaded>
      {isMoving && <Dialog prize={prize} onMoved={onMoved} onClose={() => setMoving(false)} />}
    </TitledCard>
  )
}

function Moves({ id }: { id: string }) {
  const { stockDesk } = useOfficeStoreWords()
  const { number, dateTime, movement } = useFormat()
  const { data: moves } = useSuspenseQuery(queryOf(officeApi, stockMoves, { id }))
  return (
    <Table
      label={stockDesk.moves}
      rows={moves}
      keyOf={({ at, amount }) => `${at} ${amount}`}
      columns={[
        { key: 'at', title: stockDesk.when, cell: ({ at }) => dateTime(at) },
        { key: 'reason', title: stockDesk.what, cell: ({ reason }) => reason },
        {
          key: 'amount',
          title: stockDesk.amount,
          isNumber: true,
          cell: ({ amount }) => <b>{movement(amount)}</b>,
        },
        {
          key: 'stock_after',
          title: stockDesk.after,
          isNumber: true,
          cell: ({ stock_after }) => (stock_after === null ? null : number(stock_after)),
        },
        { key: 'by', title: stockDesk.who, cell: ({ by }) => by },
      ]}
      empty={stockDesk.none}
    />
  )
}
