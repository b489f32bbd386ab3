import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { listDistributors } from '#contract/catalogue.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { NewPasswordFields } from '#web/platform/new-password-fields.tsx'
import { queryOf } from '#web/platform/query.ts'
import type { FieldFaults } from '#web/platform/sending.ts'
import { FieldRow } from '#web/ui/field-row.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cnpjMask, cpfMask, crmvMask, phoneMask } from '#web/ui/masks.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PromoterCodeField } from './promoter-code-field.tsx'
import type { Profile, SignUpDraft } from './sign-up-draft.ts'
import { useSignUpWords } from './words.ts'

export type FieldsProps = {
  typed: SignUpDraft
  onChange: (change: Partial<SignUpDraft>) => void
  faults: FieldFaults | undefined
}

export function PersonFields({ profile, typed, onChange, faults = {} }: FieldsProps & { profile: Profile }) {
  const { signUp } = useSignUpWords()
  const crmvHint = useCrmvHint(typed.profile_value)
  const field = (name: keyof SignUpDraft) => ({
    id: name,
    name,
    value: typed[name],
    fault: faults[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [name]: target.value }),
  })
  return (
    <>
      <PromoterCodeField {...field('code')} />
      <TextField {...field('name')} label={signUp.name} autoComplete="name" required />
      <FieldRow isWideOnly>
        <MaskedField {...field('cpf')} mask={cpfMask} label={signUp.cpf} required />
        <MaskedField {...field('phone')} mask={phoneMask} label={signUp.phone} required />
      </FieldRow>
      <FieldRow isWideOnly={profile !== 'breeder'}>
        <TextField
          {...field('profile_name')}
          label={signUp.profiles[profile].workplace}
          autoComplete="organization"
          required
        />
        {profile === 'veterinarian' && (
          <MaskedField
            {...field('profile_value')}
            mask={crmvMask}
            label={signUp.crmv}
            hint={crmvHint}
            required
          />
        )}
        {profile === 'attendant' && (
          <MaskedField {...field('profile_value')} mask={cnpjMask} label={signUp.cnpj} required />
        )}
      </FieldRow>
      {profile === 'attendant' && <Distributor {...field('distributor_id')} />}
      <TextField
        {...field('email')}
        type="email"
        label={signUp.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <FieldRow isWideOnly>
        <NewPasswordFields
          label={signUp.password}
          hint={signUp.passwordHint}
          confirmLabel={signUp.confirmPassword}
          faults={faults}
          field={field}
        />
      </FieldRow>
    </>
  )
}

/** The mask divides digits alone, which may be all of a longer number: what it made of them is said. */
function useCrmvHint(typed: string): string {
  const { signUp } = useSignUpWords()
  const isDividedByMask = /^\d{3}\/\d{1,2}$/.test(typed)
  return isDividedByMask ? signUp.crmvRead(typed, typed.replace('/', '')) : signUp.crmvHint
}

type DistributorProps = {
  id: string
  name: string
  value: string
  fault: string | undefined
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** Without the list a person can sign up without a distributor. */
function Distributor(field: DistributorProps) {
  const { signUp } = useSignUpWords()
  const { data = [], isError } = useQuery(queryOf(memberApi, listDistributors))
  return (
    <Select
      {...field}
      label={signUp.distributor}
      optional={signUp.optional}
      emptyLabel={signUp.chooseDistributor}
      hint={isError ? signUp.noDistributors : undefined}
      options={data.map(({ id, title }) => ({ value: id, label: title }))}
    />
  )
}
