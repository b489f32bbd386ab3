import type { ComponentProps } from 'react'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useWords } from './language.ts'
import type { FieldFaults } from './sending.ts'

type Field = Partial<ComponentProps<typeof PasswordField>>

type NewPasswordFieldsProps = {
  label: string
  hint: string
  confirmLabel: string
  faults: FieldFaults | undefined
  /** Where what is typed is kept by the caller. */
  field?: (name: 'password' | 'password_confirmation') => Field
}

/** A password that is being chosen, and once more. */
export function NewPasswordFields({ label, hint, confirmLabel, faults, field }: NewPasswordFieldsProps) {
  const { sessions } = useWords()
  const shared = (name: 'password' | 'password_confirmation') => ({
    name,
    fault: faults?.[name],
    autoComplete: 'new-password',
    showLabel: sessions.showPassword,
    hideLabel: sessions.hidePassword,
    required: true,
    ...field?.(name),
  })
  return (
    <>
      <PasswordField {...shared('password')} label={label} hint={hint} />
      <PasswordField {...shared('password_confirmation')} label={confirmLabel} />
    </>
  )
}
