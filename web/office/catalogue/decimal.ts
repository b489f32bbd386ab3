/** Thousandths are typed as wholes with a comma: 0,1 of a coin, 7,5 kg. Undefined for what is no such number. */
export function thousandthsIn(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : undefined
}

export function typedThousandths(value: number | null): string {
  return value === null ? '' : String(value / 1000).replace('.', ',')
}
