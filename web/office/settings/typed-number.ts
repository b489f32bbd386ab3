/** Thousandths of a real are typed as reais: 0,025. Everything else is a whole number. */
export function typedOf(value: number, unit: string): string {
  return unit === 'reais' ? (value / 1000).toFixed(3).replace('.', ',') : String(value)
}

/** Undefined for what is no such number. */
export function numberIn(typed: string, unit: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (unit !== 'reais') return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  return /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : undefined
}
