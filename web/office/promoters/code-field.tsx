import { TextField } from '#web/ui/text-field.tsx'
import { useOfficePromotersWords } from './words.ts'

type CodeFieldProps = { fault: string | undefined; hint: string; initial?: string }

export function CodeField({ fault, hint, initial = '' }: CodeFieldProps) {
  const { promoterList } = useOfficePromotersWords()
  return (
    <TextField
      name="code"
      label={promoterList.code}
      hint={hint}
      fault={fault}
      defaultValue={initial}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={8}
    />
  )
}
