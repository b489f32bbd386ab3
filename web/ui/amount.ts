/** R$ 1.234,50 becomes 1234.50; a text that is no amount becomes 0.00. */
export function toAmount(text: string): string {
  const [, whole = '', cents = ''] = /^\s*(?:R\$)?\s*([\d.]*)(?:,(\d*))?\s*$/.exec(text) ?? []
  const reais = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '')
  return `${reais || '0'}.${cents.padEnd(2, '0').slice(0, 2)}`
}

/** Writes money as in Brazil, whatever the language. */
export function fromAmount(amount: string): string {
  const [whole = '', cents = ''] = amount.split('.')
  const reais = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$ ${reais || '0'},${cents.padEnd(2, '0').slice(0, 2)}`
}
