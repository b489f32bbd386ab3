import { fromAmount } from '#web/ui/amount.ts'

export function amountOf(cents: number): string {
  const digits = String(Math.max(0, cents)).padStart(3, '0')
  return fromAmount(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
}
