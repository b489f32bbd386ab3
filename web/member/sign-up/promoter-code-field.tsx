import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { SentPromoterCode } from '#contract/fields.ts'
import { promoterOfCode } from '#contract/promoters.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { queryOf } from '#web/platform/query.ts'
import { isAccepted } from '#web/platform/schema-faults.ts'
import { useSettled } from '#web/platform/use-settled.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useSignUpWords } from './words.ts'

type PromoterCodeFieldProps = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'fault' | 'onChange'> & {
  value: string
}

/** Says whose code it is, so that nobody signs up with somebody else's. */
export function PromoterCodeField({ value, fault, ...field }: PromoterCodeFieldProps) {
  const { signUp } = useSignUpWords()
  const code = useSettled(value.trim().toUpperCase())
  const { data, error } = useQuery({
    ...queryOf(memberApi, promoterOfCode, { code }),
    enabled: isAccepted(SentPromoterCode, code),
  })
  const isSettled = code === value.trim().toUpperCase()
  const unknown = isSettled && isApiFailure(error) ? error.fields.code : undefined
  return (
    <TextField
      {...field}
      value={value}
      label={signUp.code}
      optional={signUp.optional}
      hint={signUp.codeHint}
      fault={fault ?? unknown}
      found={isSettled && data ? signUp.codeOf(data.name) : ''}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
