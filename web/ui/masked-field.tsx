import { useMaskito } from '@maskito/react'
import { type Ref, useCallback } from 'react'
import { type Mask, masked } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type MaskedFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue'> & {
  mask: Mask
  value?: string
  defaultValue?: string
}

/** Its value, in the form and in `onChange`, is the text with the punctuation. */
export function MaskedField({ mask, value, defaultValue, ref, ...field }: MaskedFieldProps) {
  const maskRef = useMaskito({ options: mask.options })
  const bothRefs = useCallback((input: HTMLInputElement | null) => hand(input, maskRef, ref), [maskRef, ref])
  return (
    <TextField
      {...mask.typing}
      {...field}
      {...(value === undefined ? {} : { value: masked(mask, value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: masked(mask, defaultValue) })}
      ref={bothRefs}
    />
  )
}

function hand(input: HTMLInputElement | null, ...refs: (Ref<HTMLInputElement> | undefined)[]) {
  for (const ref of refs) {
    if (typeof ref === 'function') ref(input)
    else if (ref) ref.current = input
  }
}
