import { IconPlusMinus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type OfficePrize, stockMoves } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { Waiting } from '#web/office/kit/waiting.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { MoveStock } from './move-stock.tsx'
import { useOfficeStoreWords } from './words.ts'

type StockProps = { prize: OfficePrize; onMoved: (version: number) => void }

export function Stock({ prize, onMoved }: StockProps) {
  const { stockDesk } = useOfficeStoreWords()
  const { number } = useFormat()
  const [isMoving, setMoving] = useState(false)
  return (
    <TitledCard
      title={stockDesk.title}
      note={[
        prize.stock === null
          ? stockDesk.uncounted
          : stockDesk.left(number(prize.stock), prize.stock, number(prize.taken)),
        prize.codes_in_stock > 0 && stockDesk.codes(number(prize.codes_in_stock), prize.codes_in_stock),
      ]
        .filter(Boolean)
        .join(' ')}
      end={
        <Button variant="outline" onClick={() => setMoving(true)}>
          <IconPlusMinus size={18} aria-hidden="true" />
          {stockDesk.move}
        </Button>
      }
    >
      <Loaded waiting={<Waiting height="120px" />}>
        <Moves id={prize.id} />
      </Loaded>
      {isMoving && <MoveStock prize={prize} onMoved={onMoved} onClose={() => setMoving(false)} />}
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
