import { useState } from 'react'
import { createPromoter, officePromoters } from '#contract/promoters-office.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { OfficeDialog } from '#web/platform/office-dialog.tsx'
import { queryClient } from '#web/platform/query-client.ts'
import { missing } from '#web/platform/sending.ts'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { phoneMask } from '#web/ui/masks.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { CodeField } from './code-field.tsx'
import { useOfficePromotersWords } from './words.ts'

export function AddPromoter({ onClose }: { onClose: () => void }) {
  const { officePromoters: words } = useOfficePromotersWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const faults = {
    name: words.nameMissing,
    email: words.emailMissing,
    phone: words.phoneMissing,
    code: words.codeMissing,
  }
  return (
    <OfficeDialog
      title={words.add}
      closeLabel={words.close}
      action={words.add}
      fallback={words.failed}
      check={(typed) => missing(typed, faults)}
      onClose={onClose}
      onSend={async ({ name = '', email = '', phone = '', code = '' }) => {
        await officeApi.call(createPromoter, { name, email, phone, code }, { idempotencyKey })
        toast(words.added(name))
        await queryClient.invalidateQueries({ queryKey: [officePromoters.path] })
      }}
    >
      {(failure) => (
        <>
          <TextField isDense name="name" label={words.name} fault={failure?.fields.name} autoComplete="off" />
          <TextField
            isDense
            name="email"
            type="email"
            label={words.email}
            hint={words.addHint}
            fault={failure?.fields.email}
            autoComplete="off"
          />
          <MaskedField
            isDense
            mask={phoneMask}
            name="phone"
            label={words.phone}
            fault={failure?.fields.phone}
          />
          <CodeField fault={failure?.fields.code} hint={words.codeHint} />
        </>
      )}
    </OfficeDialog>
  )
}
