import { CountedRow, type OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { boundsOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { readNumber } from '#web/platform/read-number.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useDeciding } from './deciding-room.tsx'

const { least, most } = boundsOf(CountedRow.shape.counted_units)

type UnitsFieldProps = { row: OfficeInvoice['rows'][number]; quantity: number | undefined }

/** How many bags, for goals that count them. What is weighed has no whole number. */
export function UnitsField({ row, quantity = 1 }: UnitsFieldProps) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const language = useLanguage()
  const { counting, setUnits } = useDeciding().corrections
  const corrected = counting.rows.find(({ id }) => id === row.id)?.counted_units
  return (
    <TextField
      isLabelHidden
      label={review.unitsOf(row.product)}
      before={review.timesSign}
      inputMode="numeric"
      defaultValue={number(corrected ?? quantity)}
      onChange={({ target }) => {
        const typed = readNumber(target.value, language) ?? 0
        const isCount = Number.isInteger(typed) && typed >= least && typed <= most
        setUnits(row.id, isCount && typed !== quantity ? typed : undefined)
      }}
    />
  )
}
