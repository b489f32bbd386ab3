import { useState } from 'react'
import { Form } from '#web/platform/form.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './account.module.css'
import { CodeField, codeLength } from './code-field.tsx'
import { useOfficeStaffWords } from './office-words.ts'

type ProveFormProps = { label: string; onProve: (code: string) => Promise<void>; onCancel: () => void }

/** A code of the authenticator before something about the second factor changes. */
export function ProveForm({ label, onProve, onCancel }: ProveFormProps) {
  const { staffAccount } = useOfficeStaffWords()
  const [code, setCode] = useState('')
  const { isSending, failure, submit, forgive } = useSending(onProve)
  return (
    <Form onSubmit={() => submit(code)} onEdit={forgive} failure={failure} fallback={staffAccount.failed}>
      <CodeField label={label} fault={failure?.fields.code} value={code} onChange={setCode} />
      <div className={styles.row}>
        <Button size="dense" type="submit" isBusy={isSending} disabled={code.length < codeLength}>
          {staffAccount.confirm}
        </Button>
        <Button size="dense" variant="outline" onClick={onCancel}>
          {staffAccount.cancel}
        </Button>
      </div>
    </Form>
  )
}
