import { useState } from 'react'
import { createStaff, team as teamCall } from '#contract/staff-team.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { refresh } from '#web/platform/query.ts'
import { missing } from '#web/platform/sending.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeStaffWords } from './office-words.ts'
import { isRole, RoleSelect } from './role-select.tsx'

export function AddPerson({ onClose }: { onClose: () => void }) {
  const { team } = useOfficeStaffWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return (
    <OfficeDialog
      title={team.addTitle}
      closeLabel={team.close}
      action={team.add}
      fallback={team.failed}
      check={(typed) => missing(typed, { name: team.nameMissing, email: team.emailMissing })}
      onClose={onClose}
      onSend={async ({ name = '', email = '', role = '' }) => {
        if (!isRole(role)) return
        await officeApi.call(createStaff, { name, email, role }, { idempotencyKey })
        toast(team.added(name))
        await refresh(teamCall)
      }}
    >
      {(failure) => (
        <>
          <TextField name="name" label={team.name} fault={failure?.fields.name} autoComplete="off" required />
          <TextField
            name="email"
            type="email"
            label={team.email}
            hint={team.addHint}
            fault={failure?.fields.email}
            autoComplete="off"
            required
          />
          <RoleSelect initial="reviewer" />
        </>
      )}
    </OfficeDialog>
  )
}
