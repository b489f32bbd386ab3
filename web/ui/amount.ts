/** What a currency field shows, as the number that is sent: R$ 1.234,50 is 1234.50; what is no amount is 0.00. */
export function toAmount(text: string): string {
  const [, whole = '', cents = ''] = /^\s*(?:R\$)?\s*([\d.]*)(?:,(\d*))?\s*$/.exec(text) ?? []
  const reais = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '')
  return `${reais || '0'}.${cents.padEnd(2, '0').slice(0, 2)}`
}

/** The other way round, for a value that is there already; always as Brazil writes money. */
export function fromAmount(amount: string): string {
  const [whole = '', cents = ''] = amount.split('.')
  const reais = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$ ${reais || '0'},${cents.padEnd(2, '0').slice(0, 2)}`
}
