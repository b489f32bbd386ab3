import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import {
  addPrizeCodes,
  longestPrizeCode,
  type OfficePrize,
  officePrizes,
  SentPrizeCodes,
  stockMoves,
} from '#contract/store-office.ts'
import { FileButton } from '#web/office/kit/file-button.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { refresh } from '#web/platform/query.ts'
import { type FieldFaults, missing } from '#web/platform/sending.ts'
import { Text } from '#web/ui/text.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { codesIn } from './codes-in.ts'
import { useOfficeStoreWords } from './words.ts'

type AddCodesProps = { prize: OfficePrize; onMoved: (version: number) => void; onClose: () => void }

const mostLines = 5000

/** Codes are pasted or come in a file; those that are there already are named by their lines. */
export function AddCodes({ prize: { id }, onMoved, onClose }: AddCodesProps) {
  const { codeDesk, stockDesk } = useOfficeStoreWords()
  const { number } = useFormat()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const lines = codesIn(text)

  function check(typed: Record<string, string>): FieldFaults {
    const long = lines.filter(({ code }) => code.length > longestPrizeCode).map(({ line }) => line)
    return {
      ...missing(typed, { codes: codeDesk.none, reason: stockDesk.reasonMissing }),
      ...(lines.length > mostLines && { codes: codeDesk.many(number(mostLines)) }),
      ...(long.length > 0 && { codes: codeDesk.long(long.join(', ')) }),
    }
  }

  async function send() {
    const { added, repeated, version } = await officeApi.call(addPrizeCodes, { id, lines, reason })
    onMoved(version)
    toast(codeDesk.added(number(added), added))
    if (repeated.length > 0) toast(codeDesk.rep(repeated.join(', ')), { kind: 'attention', seconds: null })
    await refresh(officePrizes, stockMoves)
  }

  return (
    <OfficeDialog
      title={codeDesk.title}
      closeLabel={stockDesk.close}
      action={codeDesk.add}
      fallback={codeDesk.failed}
      check={check}
      onSend={send}
      onClose={onClose}
    >
      {(failure) => (
        <>
          <TextArea
            name="codes"
            label={codeDesk.field}
            hint={codeDesk.hint}
            fault={failure?.fields.codes}
            value={text}
            onChange={({ target }) => setText(target.value)}
            rows={8}
            autoComplete="off"
            spellCheck={false}
          />
          <FileButton
            label={codeDesk.file}
            Icon={IconFileText}
            accept=".csv,.txt,text/csv,text/plain"
            isBusy={false}
            onFile={async (file) => {
              setText(await file.text())
              setReason(file.name)
            }}
          />
          <TextField
            name="reason"
            label={codeDesk.reason}
            hint={codeDesk.reasonHint}
            fault={failure?.fields.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            maxLength={longestOf(SentPrizeCodes.shape.reason)}
            autoComplete="off"
          />
          <Text look="small-quiet">{codeDesk.stays}</Text>
        </>
      )}
    </OfficeDialog>
  )
}
