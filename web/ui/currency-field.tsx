import { type ComponentProps, useState } from 'react'
import { createCurrencyMask } from './currency-mask.ts'
import { MaskedField } from './masked-field.tsx'

/** Written as in Brazil, whatever the language. `toAmount` turns the text into the number to send. */
export function CurrencyField(props: Omit<ComponentProps<typeof MaskedField>, 'mask'>) {
  const [mask] = useState(createCurrencyMask)
  return <MaskedField {...props} mask={mask} />
}
