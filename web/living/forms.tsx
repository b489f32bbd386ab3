import { Buttons, IconButtons, Links } from './forms/buttons.tsx'
import { Checkboxes, Radios, Selects, Switches } from './forms/choices.tsx'
import { PasswordFields, TextFields } from './forms/fields.tsx'
import { Files } from './forms/files.tsx'
import { CurrencyFields, MaskedFields } from './forms/masked.tsx'
import { Pickers } from './forms/pickers.tsx'
import { Summaries } from './forms/summary.tsx'
import type { Specimen } from './specimen.ts'

export const formSpecimens: readonly Specimen[] = [
  { name: 'button', Show: Buttons },
  { name: 'icon-button', Show: IconButtons },
  { name: 'link', Show: Links },
  { name: 'text-field', Show: TextFields },
  { name: 'password-field', Show: PasswordFields },
  { name: 'masked-field', Show: MaskedFields },
  { name: 'currency-field', Show: CurrencyFields },
  { name: 'checkbox', Show: Checkboxes },
  { name: 'radio-cards', Show: Radios },
  { name: 'select', Show: Selects },
  { name: 'picker', Show: Pickers },
  { name: 'switch', Show: Switches },
  { name: 'file-field', Show: Files },
  { name: 'error-summary', Show: Summaries },
]
