import type { ComponentProps } from 'react'
import { currencyMask } from './currency-mask.ts'
import { MaskedField } from './masked-field.tsx'

/** Reais and cents, written as in Brazil whatever the language; `toAmount` turns its text into the number to send. */
export function CurrencyField(props: Omit<ComponentProps<typeof MaskedField>, 'mask'>) {
  return <MaskedField {...props} mask={currencyMask} />
}
