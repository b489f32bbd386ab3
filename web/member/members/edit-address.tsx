import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type User, updateAddress } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { type Address, AddressFields } from '#web/member/kit/address-fields.tsx'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Form } from '#web/platform/form.tsx'
import { missing, useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { EditScreen } from './edit-screen.tsx'
import { useProfileWords } from './profile-words.ts'

const nowhere: Address = {
  cep: '',
  address: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
  country: 'Brasil',
}
const required = ['cep', 'state', 'city', 'neighborhood', 'address', 'number']

export function EditAddress({ user, reload }: { user: User; reload: () => Promise<void> }) {
  const { edit } = useProfileWords()
  const navigate = useNavigate()
  const origin = originIn(useLocation().state)
  const [address, setAddress] = useState<Address>(() => ({ ...nowhere, ...user.address }) as Address)
  const { isSending, failure, submit, forgive } = useSending(
    async (typed: Address) => {
      await memberApi.call(updateAddress, typed)
      await reload()
      toast(edit.addressSaved)
      await navigate(origin.path, { state: origin.state, replace: origin.path !== memberPaths.profile })
    },
    (typed) => missing(typed, Object.fromEntries(required.map((field) => [field, edit.missing]))),
  )

  function change(part: Partial<Address>) {
    forgive(...Object.keys(part))
    setAddress((earlier) => ({ ...earlier, ...part }))
  }

  return (
    <EditScreen title={edit.addressTitle}>
      <Form
        onSubmit={() => submit(address)}
        onEdit={forgive}
        failure={failure && { ...failure, message: '' }}
        fallback={edit.addressFailed}
      >
        <AddressFields value={address} onChange={change} faults={failure?.fields} />
        <Button type="submit" isBusy={isSending}>
          {edit.save}
        </Button>
      </Form>
    </EditScreen>
  )
}

type Origin = { path: string; state?: unknown }

/** Returns to the screen that needed the address, or to the profile. */
function originIn(state: { backTo?: Origin } | null): Origin {
  return state?.backTo ?? { path: memberPaths.profile }
}
