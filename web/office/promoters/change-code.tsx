import { changePromoterCode, type OfficePromoter, officePromoters } from '#contract/promoters-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { refresh } from '#web/platform/query.ts'
import { missing } from '#web/platform/sending.ts'
import { toast } from '#web/ui/toasts.ts'
import { CodeField } from './code-field.tsx'
import { useOfficePromotersWords } from './words.ts'

export function ChangeCode({ promoter, onClose }: { promoter: OfficePromoter; onClose: () => void }) {
  const { promoterList } = useOfficePromotersWords()
  return (
    <OfficeDialog
      title={promoterList.changeOf(promoter.name)}
      closeLabel={promoterList.close}
      action={promoterList.change}
      fallback={promoterList.failed}
      check={(typed) => missing(typed, { code: promoterList.codeMissing })}
      onClose={onClose}
      onSend={async ({ code = '' }) => {
        await officeApi.call(changePromoterCode, { id: promoter.id, code })
        toast(promoterList.changed)
        await refresh(officePromoters)
      }}
    >
      {(failure) => (
        <CodeField
          fault={failure?.fields.code}
          hint={promoterList.changeHint}
          initial={promoter.code ?? ''}
        />
      )}
    </OfficeDialog>
  )
}
