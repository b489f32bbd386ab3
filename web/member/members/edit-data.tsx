import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Input } from '#contract/endpoint.ts'
import { sendAskedDocument, type User, updateData } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { phoneMessages } from '#contract/phone-messages.ts'
import { logged } from '#web/member/kit/logged.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Form } from '#web/platform/form.tsx'
import { refresh } from '#web/platform/query.ts'
import { missing, useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cnpjMask, crmvMask, phoneMask } from '#web/ui/masks.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { AskedDocument } from './asked-document.tsx'
import { EditScreen } from './edit-screen.tsx'
import { EmailAwaited, EmailUnconfirmed } from './email-awaited.tsx'
import { useProfileWords } from './profile-words.ts'
import { needsProof, ProofDialog } from './proof-dialog.tsx'
import { useMembersWords } from './words.ts'

type Data = Input<typeof updateData>
type EditDataProps = { user: User; reload: () => Promise<void> }

export function EditData({ user, reload }: EditDataProps) {
  const { edit, proof, asked } = useProfileWords()
  const { members } = useMembersWords()
  const navigate = useNavigate()
  const { type, value } = user.profile
  const [heldUp, setHeldUp] = useState<Data>()
  const required = {
    email: edit.missing,
    name: edit.missing,
    profile_name: edit.missing,
    phone: edit.missing,
  }
  const document = useDocumentToSend()
  const { isSending, failure, submit, forgive } = useSending(
    async (typed: Data) => {
      try {
        await document.send()
        await memberApi.call(updateData, typed)
      } catch (error) {
        if (!needsProof(error)) return logged(error)
        return setHeldUp(typed)
      }
      await Promise.all([reload(), refresh(phoneMessages)])
      toast(user.data_asked ? asked.sent : edit.saved)
      await navigate(memberPaths.profile)
    },
    (typed) => missing(typed, required),
  )
  return (
    <EditScreen title={edit.dataTitle}>
      <EmailAwaited user={user} reload={reload} />
      <EmailUnconfirmed user={user} reload={reload} />
      <Form
        onSubmit={({ email = '', name = '', profile_name = '', phone = '' }) =>
          submit({ email, name, profile_name, phone })
        }
        onEdit={forgive}
        failure={failure}
        fallback={edit.failed}
      >
        {user.data_asked && (
          <AskedDocument
            asked={user.data_asked}
            fault={failure?.fields.image}
            progress={isSending ? document.progress : undefined}
            onFile={(file) => {
              forgive('image')
              document.choose(file)
            }}
          />
        )}
        <TextField
          name="email"
          type="email"
          label={edit.email}
          hint={edit.emailHint}
          defaultValue={user.email}
          fault={failure?.fields.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          name="name"
          label={edit.name}
          defaultValue={user.name}
          fault={failure?.fields.name}
          autoComplete="name"
          required
        />
        <TextField
          name="profile_name"
          label={members.workplaces[type]}
          defaultValue={user.profile.name ?? ''}
          fault={failure?.fields.profile_name}
          autoComplete="organization"
          required
        />
        {value && (
          <MaskedField
            mask={type === 'attendant' ? cnpjMask : crmvMask}
            label={type === 'attendant' ? members.cnpj : members.crmv}
            value={value}
            hint={user.level.id === 2 ? edit.toBeVerified : edit.verifiedBefore}
            readOnly
          />
        )}
        <MaskedField
          name="phone"
          mask={phoneMask}
          label={edit.phone}
          defaultValue={user.phone ?? ''}
          fault={failure?.fields.phone}
          required
        />
        <Button type="submit" isBusy={isSending}>
          {user.data_asked ? asked.send : edit.save}
        </Button>
      </Form>
      {heldUp && (
        <ProofDialog
          text={proof.forEmail}
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

/** A document that has arrived is not sent again with data that were refused. */
function useDocumentToSend() {
  const chosen = useRef<File>(undefined)
  const [progress, setProgress] = useState<number>()
  return {
    progress,
    choose(file: File | undefined) {
      chosen.current = file
    },
    async send() {
      if (!chosen.current) return
      await memberApi.call(sendAskedDocument, { image: chosen.current }, { onProgress: setProgress })
      chosen.current = undefined
      setProgress(undefined)
    },
  }
}
