import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { maskitoCaretGuard, maskitoNumber, maskitoRemoveOnBlurPlugin } from '@maskito/kit'
import type { Mask } from './masks.ts'

const prefix = 'R$ '

const number = maskitoNumber({
  prefix,
  thousandSeparator: '.',
  decimalSeparator: ',',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  min: 0,
})

const options: MaskitoOptions = {
  ...number,
  preprocessors: [dotBeforeCents(), upToMillions(), ...number.preprocessors],
  plugins: [
    ...number.plugins,
    maskitoRemoveOnBlurPlugin(prefix),
    maskitoCaretGuard((value) => [prefix.length, value.length]),
  ],
}

/**
 * R$ 1.234,50. Typed like any number, reais first and the comma before the cents, and not from the cents upwards as
 * bank apps do: 189 then is R$ 189,00 whoever types, pastes or dictates it, and a digit mended in the middle moves no
 * other. The two cents always stand there, so nobody has to guess what is meant. At most R$ 9.999.999,99.
 */
export const currencyMask: Mask = {
  options,
  typing: { inputMode: 'decimal', autoComplete: 'off' },
}

/** The dot of a numeric keypad, and of text from elsewhere with two decimals at most, is the comma. */
function dotBeforeCents(): MaskitoPreprocessor {
  return ({ elementState, data }) => ({
    elementState: { ...elementState, value: withComma(elementState.value) },
    data: data === '.' ? ',' : withComma(data),
  })
}

/** Seven digits before the comma; one more is not taken, rather than all of them changed to the largest amount. */
function upToMillions(): MaskitoPreprocessor {
  return ({ elementState, data }) => {
    const { value, selection } = elementState
    const [whole = ''] = `${value.slice(0, selection[0])}${data}${value.slice(selection[1])}`.split(',')
    return { elementState, data: whole.replace(/\D/g, '').length > 7 ? '' : data }
  }
}

function withComma(text: string): string {
  return text.replace(/^(\D*\d+)\.(\d{1,2}\s*)$/, '$1,$2')
}
