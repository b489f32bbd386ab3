import type { StatementSummary } from '#contract/coins.ts'
import type { InvoiceSummary } from '#contract/invoices.ts'
import { daysBetween } from '#domain/business-days.ts'

/** The first warning comes so many days before coins expire; until then they count as simply available. */
const daysOfWarning = 60

export function expiringSoon({ expiries }: Pick<StatementSummary, 'expiries'>, today: string): number {
  return sumOf(expiries.filter(({ date }) => isSoon(date, today)))
}

export function isSoon(date: string, today: string): boolean {
  return daysBetween(today, date) <= daysOfWarning
}

export function pendingAmong(invoices: readonly InvoiceSummary[]): InvoiceSummary[] {
  return invoices.filter(({ status }) => status === 'received' || status === 'incomplete')
}

export function estimateOf(invoices: readonly InvoiceSummary[]): number {
  return sumOf(invoices.map(({ estimate }) => ({ coins: estimate })))
}

function sumOf(parts: readonly { readonly coins: number }[]): number {
  return parts.reduce((sum, { coins }) => sum + coins, 0)
}
