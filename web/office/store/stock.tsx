import { IconPlusMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type OfficePrize, stockMoves } from '#contract/store-office.ts'
import { EditorPane } from '#web/office/kit/editor.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table.tsx'
import { MoveStock } from './move-stock.tsx'
import { useOfficeStoreWords } from './words.ts'

type StockProps = { prize: OfficePrize; onMoved: (version: number) => void }

/** What was put in and taken out by the team; what members redeem is counted apart. */
export function Stock({ prize, onMoved }: StockProps) {
  const { stockDesk } = useOfficeStoreWords()
  const { number, dateTime, movement } = useFormat()
  const [isMoving, setMoving] = useState(false)
  const { data: moves = [] } = useQuery({
    queryKey: [stockMoves.path, prize.id],
    queryFn: () => officeApi.call(stockMoves, { id: prize.id }),
    throwOnError: true,
  })
  return (
    <EditorPane
      title={stockDesk.title}
      note={
        prize.stock === null
          ? stockDesk.uncounted
          : stockDesk.left(number(prize.stock), prize.stock, number(prize.taken))
      }
      aside={
        <Button variant="outline" onClick={() => setMoving(true)}>
          <IconPlusMinus size={18} aria-hidden="true" />
          {stockDesk.move}
        </Button>
      }
    >
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
      {isMoving && <MoveStock prize={prize} onMoved={onMoved} onClose={() => setMoving(false)} />}
    </EditorPane>
  )
}
