import type { MaskitoPlugin, MaskitoPreprocessor } from '@maskito/core'

/** At most R$ 9.999.999,99. */
export const longestReais = 7

type State = Parameters<MaskitoPreprocessor>[0]['elementState']

/**
 * Tells the dot of 1.500,00 from that of a keypad without a comma, 1500.00, while it is typed into one field. A dot is
 * the comma until a third digit comes after it: 1.5 is R$ 1,50. That digit shows that it was one of the thousands, if it
 * stands where theirs would: 1.500 is R$ 1.500,00, but 1500.005 has a digit too many. So has 1,505; but if a dot comes
 * after it, as in 1,500.00, the comma was one of the thousands.
 */
export function createTypedDot(): { preprocessor: MaskitoPreprocessor; plugin: MaskitoPlugin } {
  /** The text before a dot that may still be a thousands separator. */
  let beforeDot: string | undefined
  let tooMany = ''
  /** Reais whose dots were all typed; only they may get another. */
  let grouped = ''

  const preprocessor: MaskitoPreprocessor = ({ elementState, data }, action) => {
    if (action === 'validation') return { elementState, data }
    const place = placeOf(elementState)
    const reais = reaisShownBy(data, place)
    if (reais === undefined) remember(data, place)
    else {
      forget()
      grouped = digitsOf(reais + data)
    }
    return {
      elementState: reais === undefined ? elementState : withCaretAfter(reais),
      data: data === '.' ? ',' : data,
    }
  }

  /** The reais, if this key shows that the cents belong to them. */
  function reaisShownBy(data: string, { whole, cents, isAtEnd }: Place): string | undefined {
    if (!isAtEnd) return undefined
    if (isDigit(data) && whole === beforeDot) return whole + cents
    return data === '.' && tooMany.length === 1 && mayBeGrouped(whole) ? whole + cents + tooMany : undefined
  }

  function remember(data: string, { whole, isAmongCents, isAtEnd }: Place) {
    tooMany = isAtEnd && isDigit(data) ? tooMany + data : ''
    if (!isAmongCents || data === ',' || data.length > 1) beforeDot = undefined
    if (!isAmongCents && data === '.' && mayBeGrouped(whole)) beforeDot = whole
  }

  function mayBeGrouped(whole: string): boolean {
    const digits = digitsOf(whole)
    return /^[1-9]\d{0,2}$/.test(digits) || (digits === grouped && digits.length + 3 <= longestReais)
  }

  function forget() {
    beforeDot = undefined
    tooMany = ''
  }

  function plugin(element: HTMLElement) {
    element.addEventListener('blur', forget)
    return () => element.removeEventListener('blur', forget)
  }

  return { preprocessor, plugin }
}

type Place = ReturnType<typeof placeOf>

function placeOf({ value, selection }: State) {
  const [whole = '', cents = ''] = value.split(',')
  const isAmongCents = selection[0] > whole.length
  return {
    whole,
    cents,
    isAmongCents,
    isAtEnd: isAmongCents && selection[0] === value.length && cents.length === 2,
  }
}

function withCaretAfter(reais: string): State {
  return { value: `${reais},00`, selection: [reais.length, reais.length] }
}

function isDigit(data: string): boolean {
  return /^\d$/.test(data)
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
