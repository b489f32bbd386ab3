import type { Product } from '#contract/catalogue.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { toAmount } from '#web/ui/amount.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { valueField } from './invoice-faults.ts'

type ZeroValuesProps = {
  /** The places of the rows without a value. */
  places: readonly number[]
  rows: Draft['rows']
  products: readonly Product[]
  onClose: () => void
  onSend: () => void
}

/** Such a row is sent as it is, but nobody means it. */
export function ZeroValues({ places, rows, products, onClose, onSend }: ZeroValuesProps) {
  const { sending, zeroValues } = useInvoicesWords()

  function fillIn() {
    onClose()
    // The dialog gives the focus back first.
    setTimeout(() => document.getElementById(valueField(places[0] ?? 0))?.focus())
  }

  return (
    <Dialog
      isOpen
      title={zeroValues.title}
      leaveBy="back"
      leaveLabel={zeroValues.back}
      onClose={fillIn}
      footer={
        <>
          <Button onClick={fillIn}>{zeroValues.back}</Button>
          <Button variant="outline" onClick={onSend}>
            {zeroValues.send}
          </Button>
        </>
      }
    >
      <p>{zeroValues.text(places.length)}</p>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <b>
              {products.find(({ id }) => id === rows[place]?.productId)?.title ?? sending.product(place + 1)}
            </b>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

export function zeroValuesIn(rows: Draft['rows']): number[] {
  return rows.flatMap(({ productId, value }, place) =>
    productId && Number(toAmount(value)) === 0 ? [place] : [],
  )
}
