import { useState } from 'react'
import { createPromoter, officePromoters } from '#contract/promoters-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { refresh } from '#web/platform/query.ts'
import { missing } from '#web/platform/sending.ts'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { phoneMask } from '#web/ui/masks.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { CodeField } from './code-field.tsx'
import { useOfficePromotersWords } from './words.ts'

export function AddPromoter({ onClose }: { onClose: () => void }) {
  const { promoterList } = useOfficePromotersWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const faults = {
    name: promoterList.nameMissing,
    email: promoterList.emailMissing,
    phone: promoterList.phoneMissing,
    code: promoterList.codeMissing,
  }
  return (
    <OfficeDialog
      title={promoterList.add}
      closeLabel={promoterList.close}
      action={promoterList.add}
      fallback={promoterList.failed}
      check={(typed) => missing(typed, faults)}
      onClose={onClose}
      onSend={async ({ name = '', email = '', phone = '', code = '' }) => {
        await officeApi.call(createPromoter, { name, email, phone, code }, { idempotencyKey })
        toast(promoterList.added(name))
        await refresh(officePromoters)
      }}
    >
      {(failure) => (
        <>
          <TextField name="name" label={promoterList.name} fault={failure?.fields.name} autoComplete="off" />
          <TextField
            name="email"
            type="email"
            label={promoterList.email}
            hint={promoterList.addHint}
            fault={failure?.fields.email}
            autoComplete="off"
          />
          <MaskedField
            mask={phoneMask}
            name="phone"
            label={promoterList.phone}
            fault={failure?.fields.phone}
          />
          <CodeField fault={failure?.fields.code} hint={promoterList.codeHint} />
        </>
      )}
    </OfficeDialog>
  )
}
