import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeInvoice } from '#contract/invoices-office.ts'
import type { ReadRow } from '#contract/invoices-reading.ts'
import { confirmWording, forgetWording, reviewProducts } from '#contract/invoices-review.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { queryOf } from '#web/platform/query.ts'
import { Picker } from '#web/ui/picker.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import styles from './invoice-rows.module.css'

type RowProductProps = {
  invoice: OfficeInvoice
  place: number
  paper: ReadRow
  /** The product that the member typed, where this row was found for it. */
  typed?: string
}

/** Why a row of the paper is taken for its product, and the word of somebody who has looked. */
export function RowProduct({ invoice, place, paper, typed }: RowProductProps) {
  const { review } = useReviewWords()
  const { mayDecide, isBlind } = useDesk()
  const why = paper.product_id === null ? 'none' : (paper.matched_by ?? 'words')
  const isOffered = mayDecide && !isBlind && Boolean(invoice.reading?.issuer?.id)
  return (
    <tr className={styles.product}>
      <td colSpan={4}>
        {review.writtenAs(paper.name)} <span data-why={why}>{review.matchedBy[why]}</span>
        {isOffered && <Say invoice={invoice} place={place} paper={paper} typed={typed} />}
      </td>
    </tr>
  )
}

function Say({
  invoice,
  place,
  paper,
  typed,
}: Omit<RowProductProps, 'typed'> & { typed: string | undefined }) {
  const { review } = useReviewWords()
  const [isChoosing, setChoosing] = useState(false)
  const products = useQuery({
    ...queryOf(officeApi, reviewProducts),
    enabled: isChoosing,
    staleTime: 600_000,
  })
  const row = { id: invoice.id, row: place }
  const refreshes = [officeInvoice]
  const confirm = useAction<string>({
    act: (product_id) => officeApi.call(confirmWording, { ...row, product_id }),
    done: review.wordingConfirmed,
    failed: review.failed,
    refreshes,
  })
  const forget = useAction({
    act: () => officeApi.call(forgetWording, row),
    done: review.wordingForgotten,
    failed: review.failed,
    refreshes,
  })
  const isBusy = confirm.isPending || forget.isPending
  const likely = paper.product_id ?? typed
  const chooseWords = likely ? review.otherProduct : review.chooseProduct
  const isSaid = paper.matched_by === 'wording'
  return (
    <span className={styles.say}>
      {likely && !isSaid && (
        <TextButton
          disabled={isBusy}
          aria-label={review.ofRow(review.isThis, paper.name)}
          onClick={() => confirm.mutate(likely)}
        >
          {review.isThis}
        </TextButton>
      )}
      <TextButton
        disabled={isBusy}
        aria-label={review.ofRow(chooseWords, paper.name)}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {chooseWords}
      </TextButton>
      {isSaid && (
        <TextButton
          disabled={isBusy}
          aria-label={review.ofRow(review.undo, paper.name)}
          onClick={() => forget.mutate()}
        >
          {review.undo}
        </TextButton>
      )}
      <Picker
        isOpen={isChoosing && products.data !== undefined}
        onClose={() => setChoosing(false)}
        words={review.productPicker}
        options={(products.data ?? []).map(({ id, title }) => ({ value: id, title }))}
        chosen={likely ? [likely] : []}
        onChoose={([chosen]) => chosen && confirm.mutate(chosen)}
      />
    </span>
  )
}
