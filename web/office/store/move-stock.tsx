import { useState } from 'react'
import {
  moveStock,
  type OfficePrize,
  officePrizes,
  SentStockMove,
  stockMoves,
} from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { refresh } from '#web/platform/query.ts'
import { readParts } from '#web/platform/read-number.ts'
import { missing } from '#web/platform/sending.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeStoreWords } from './words.ts'

type MoveStockProps = { prize: OfficePrize; onMoved: (version: number) => void; onClose: () => void }

export function MoveStock({ prize, onMoved, onClose }: MoveStockProps) {
  const { stockDesk } = useOfficeStoreWords()
  const { number } = useFormat()
  const [typed, setTyped] = useState('')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const amount = readParts(typed, useLanguage(), 1)
  const after = (prize.stock ?? 0) + (amount ?? 0)
  return (
    <OfficeDialog
      title={stockDesk.moveTitle}
      closeLabel={stockDesk.close}
      action={stockDesk.move}
      fallback={stockDesk.failed}
      check={(sent) => ({
        ...missing(sent, { reason: stockDesk.reasonMissing }),
        ...(!amount && { amount: stockDesk.amountWrong }),
        ...(after < 0 && { amount: stockDesk.tooMany(number(prize.stock ?? 0)) }),
      })}
      onSend={async ({ reason = '' }) => {
        const moved = await officeApi.call(
          moveStock,
          { id: prize.id, amount: amount ?? 0, reason },
          { idempotencyKey },
        )
        onMoved(moved.version)
        toast(stockDesk.moved(number(moved.stock)))
        await refresh(officePrizes, stockMoves)
      }}
      onClose={onClose}
    >
      {(failure) => (
        <>
          <TextField
            name="amount"
            label={stockDesk.amountField}
            hint={amount && after >= 0 ? stockDesk.becomes(number(after)) : stockDesk.amountHint}
            fault={failure?.fields.amount}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
          />
          <TextField
            name="reason"
            label={stockDesk.reason}
            hint={stockDesk.reasonHint}
            fault={failure?.fields.reason}
            maxLength={longestOf(SentStockMove.shape.reason)}
            autoComplete="off"
          />
        </>
      )}
    </OfficeDialog>
  )
}
