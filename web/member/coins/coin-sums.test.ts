import { expect, test } from 'vitest'
import type { InvoiceSummary } from '#contract/invoices.ts'
import { estimateOf, expiringSoon, pendingAmong } from './coin-sums.ts'

test('coins expire soon from the first warning on', () => {
  const expiries = [
    { date: '2026-11-30', coins: 320 },
    { date: '2027-01-16', coins: 50 },
    { date: '2027-01-17', coins: 1000 },
  ]
  expect(expiringSoon({ expiries }, '2026-11-17')).toBe(370)
})

test('what is under review or waits for a photo is pending', () => {
  const invoice: InvoiceSummary = {
    id: '1',
    number: '1',
    date: '2026-11-17T12:00:00Z',
    status: 'received',
    due_on: '2026-11-25',
    products: 1,
    coins: null,
    estimate: 240,
    reason: null,
  }
  const others = (['counted', 'rejected', 'reversed'] as const).map((status) => ({ ...invoice, status }))
  const pending = pendingAmong([invoice, { ...invoice, status: 'incomplete' }, ...others])
  expect(pending).toHaveLength(2)
  expect(estimateOf(pending)).toBe(480)
})
