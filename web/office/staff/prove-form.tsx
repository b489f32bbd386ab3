import { useState } from 'react'
import { Form } from '#web/platform/form.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField, codeLength } from '#web/ui/code-field.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useOfficeStaffWords } from './office-words.ts'
import { useStaffWords } from './words.ts'

type ProveFormProps = {
  label: string
  takesRecovery?: boolean
  onProve: (code: string) => Promise<void>
  onCancel: () => void
}

export function ProveForm({ label, takesRecovery = false, onProve, onCancel }: ProveFormProps) {
  const { staffAccount } = useOfficeStaffWords()
  const { staff } = useStaffWords()
  const [isRecovering, setRecovering] = useState(false)
  const [code, setCode] = useState('')
  const { isSending, failure, submit, forgive } = useSending(onProve)

  function change() {
    setRecovering(!isRecovering)
    setCode('')
    forgive('code')
  }

  return (
    <Form onSubmit={() => submit(code)} onEdit={forgive} failure={failure} fallback={staffAccount.failed}>
      {isRecovering ? (
        <TextField
          name="code"
          label={staff.recoveryCode}
          hint={staff.recoveryIntro}
          value={code}
          fault={failure?.fields.code}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => setCode(target.value)}
        />
      ) : (
        <CodeField label={label} fault={failure?.fields.code} value={code} onChange={setCode} />
      )}
      <Row>
        <Button type="submit" isBusy={isSending} disabled={code.length < codeLength}>
          {staffAccount.confirm}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {staffAccount.cancel}
        </Button>
      </Row>
      {takesRecovery && (
        <Row>
          <Button variant="quiet" onClick={change}>
            {isRecovering ? staff.useCode : staff.useRecovery}
          </Button>
        </Row>
      )}
    </Form>
  )
}
