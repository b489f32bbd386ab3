import type { MaskitoPreprocessor } from '@maskito/core'
import { maskitoCaretGuard, maskitoNumber, maskitoRemoveOnBlurPlugin } from '@maskito/kit'
import type { Mask } from './masks.ts'
import { createTypedDot, longestReais } from './typed-dot.ts'

const prefix = 'R$ '

/**
 * R$ 1.234,50, for one field. Typed like any number, reais first and the comma before the cents, and not from the cents
 * upwards as bank apps do: 189 then is R$ 189,00 whoever types, pastes or dictates it, and a digit mended in the middle
 * moves no other. The two cents always stand there, so nobody has to guess what is meant.
 */
export function createCurrencyMask(): Mask {
  const typedDot = createTypedDot()
  const number = maskitoNumber({
    prefix,
    thousandSeparator: '.',
    decimalSeparator: ',',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    min: 0,
  })
  return {
    options: {
      ...number,
      preprocessors: [typedDot.preprocessor, fromElsewhere(), upToMillions(), ...number.preprocessors],
      plugins: [
        ...number.plugins,
        typedDot.plugin,
        maskitoRemoveOnBlurPlugin(prefix),
        maskitoCaretGuard((value) => [prefix.length, value.length]),
      ],
    },
    typing: { inputMode: 'decimal', autoComplete: 'off' },
  }
}

function fromElsewhere(): MaskitoPreprocessor {
  return ({ elementState, data }) => ({
    elementState: { ...elementState, value: inBrazil(elementState.value) },
    data: inBrazil(data),
  })
}

/** A digit too many is ignored, because the mask would otherwise change the amount to the largest one. */
function upToMillions(): MaskitoPreprocessor {
  return ({ elementState, data }) => {
    const { value, selection } = elementState
    const [whole = ''] = `${value.slice(0, selection[0])}${data}${value.slice(selection[1])}`.split(',')
    return { elementState, data: whole.replace(/\D/g, '').length > longestReais ? '' : data }
  }
}

/** 1234.50 and 1,234.50 become 1234,50: a dot before one or two last digits is the comma. */
function inBrazil(text: string): string {
  return text.replace(
    /^(\D*)(\d+|\d{1,3}(?:,\d{3})+)\.(\d{1,2}\s*)$/,
    (_, sign: string, whole: string, cents: string) => `${sign}${whole.replaceAll(',', '')},${cents}`,
  )
}
