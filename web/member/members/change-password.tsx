import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Input } from '#contract/endpoint.ts'
import { changePassword } from '#contract/passwords.ts'
import { memberPaths } from '#contract/paths.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Form } from '#web/platform/form.tsx'
import { NewPasswordFields } from '#web/platform/new-password-fields.tsx'
import { missing, useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { EditScreen } from './edit-screen.tsx'
import { useProfileWords } from './profile-words.ts'
import { needsProof, ProofDialog } from './proof-dialog.tsx'

type Chosen = Input<typeof changePassword>

export function ChangePassword() {
  const { edit, proof } = useProfileWords()
  const navigate = useNavigate()
  const [heldUp, setHeldUp] = useState<Chosen>()
  const { isSending, failure, submit, forgive } = useSending(
    async (typed: Chosen) => {
      try {
        await memberApi.call(changePassword, typed)
      } catch (error) {
        if (!needsProof(error)) throw error
        return setHeldUp(typed)
      }
      toast(edit.passwordSaved)
      await navigate(memberPaths.profile)
    },
    (typed) => missing(typed, { password: edit.missing, password_confirmation: edit.missing }),
  )
  return (
    <EditScreen title={edit.passwordTitle}>
      <p>{edit.others}</p>
      <Form
        onSubmit={({ password = '', password_confirmation = '' }) =>
          submit({ password, password_confirmation })
        }
        onEdit={forgive}
        failure={failure}
        fallback={edit.failed}
      >
        <NewPasswordFields
          label={edit.password}
          hint={edit.passwordHint}
          confirmLabel={edit.confirmPassword}
          faults={failure?.fields}
        />
        <Button type="submit" isBusy={isSending}>
          {edit.save}
        </Button>
      </Form>
      {heldUp && (
        <ProofDialog
          text={proof.forPassword}
          action={edit.save}
          fallback={edit.failed}
          onProved={async () => {
            setHeldUp(undefined)
            submit(heldUp)
          }}
          onClose={() => setHeldUp(undefined)}
        />
      )}
    </EditScreen>
  )
}
