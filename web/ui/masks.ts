import {
  type MaskitoOptions,
  type MaskitoPreprocessor,
  maskitoStrictCompositionPlugin,
  maskitoTransform,
} from '@maskito/core'
import type { ComponentProps } from 'react'
import { crmvOptions } from './crmv-mask.ts'

export type Mask = {
  readonly options: MaskitoOptions
  readonly typing: Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
  >
}

const digit = /\d/
const letterOrDigit = /[\dA-Z]/
const inCapitals = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const

/** (11) 98765-4321 */
export const phoneMask: Mask = {
  options: {
    mask: ['(', ...times(2, digit), ')', ' ', ...times(5, digit), '-', ...times(4, digit)],
    preprocessors: [cleaning(withoutCountryCode)],
  },
  typing: { type: 'tel', autoComplete: 'tel-national' },
}

/** 123.456.789-09 */
export const cpfMask: Mask = {
  options: {
    mask: [...times(3, digit), '.', ...times(3, digit), '.', ...times(3, digit), '-', ...times(2, digit)],
  },
  typing: { inputMode: 'numeric', autoComplete: 'off' },
}

/** Since 2026 a CNPJ may have letters, such as 12.ABC.345/01DE-35, so the keyboard is never the numeric one. */
export const cnpjMask: Mask = {
  options: {
    mask: [
      ...times(2, letterOrDigit),
      '.',
      ...times(3, letterOrDigit),
      '.',
      ...times(3, letterOrDigit),
      '/',
      ...times(4, letterOrDigit),
      '-',
      ...times(2, digit),
    ],
    preprocessors: [cleaning((text) => text.toUpperCase().replace(/^\s*CNPJ\b/, ''))],
    plugins: [maskitoStrictCompositionPlugin()],
  },
  typing: inCapitals,
}

/** 123/45 or 12345/SP: see crmv-mask.ts. */
export const crmvMask: Mask = { options: crmvOptions, typing: inCapitals }

/** 01310-100, for every form: only digits are taken and the hyphen comes with the sixth, nine characters at most. */
export const cepMask: Mask = {
  options: {
    mask: [...times(5, digit), '-', ...times(3, digit)],
    preprocessors: [({ elementState, data }) => ({ elementState, data: data.replace(/\D/g, '') })],
  },
  typing: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 9 },
}

/** 12/11/2026; a day as programs write it, 2026-11-12, is understood too. */
export const dateMask: Mask = {
  options: {
    mask: [...times(2, digit), '/', ...times(2, digit), '/', ...times(4, digit)],
    preprocessors: [cleaning((text) => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'))],
  },
  typing: { inputMode: 'numeric', autoComplete: 'off' },
}

export function masked({ options }: Mask, text: string): string {
  return maskitoTransform(text, options)
}

function cleaning(clean: (text: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }) => ({
    elementState: { ...elementState, value: clean(elementState.value) },
    data: clean(data),
  })
}

/** Address books store +55 11 98765-4321 or 011 98765-4321; neither 55 nor 0 belongs to the number. */
function withoutCountryCode(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > 11 ? digits.replace(/^0*(55)?0*/, '') : text
}

function times(count: number, one: RegExp): RegExp[] {
  return Array.from({ length: count }, () => one)
}
