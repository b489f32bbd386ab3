import type { InvoiceStatus } from '#contract/invoices.ts'

export type DemoInvoice = {
  /** Also the name of its picture in `demo/receipts`. */
  number: string
  status: InvoiceStatus
  sentHoursAgo: number
  decidedHoursAgo?: number
  reversedHoursAgo?: number
  reason?: string
  rows: readonly { sku: string; valueCents: number; countedCents?: number }[]
}

const days = (count: number) => 24 * count

/**
 * What one attendant has sent, in every state and in the order it was decided: 3,250 coins to spend, 320 of them near
 * their end, and 480 under review.
 */
export const demoInvoices: readonly DemoInvoice[] = [
  {
    number: '0412',
    status: 'counted',
    sentHoursAgo: days(355),
    decidedHoursAgo: days(352),
    rows: [{ sku: 'QT-AD-15', valueCents: 32_040 }],
  },
  {
    number: '1087',
    status: 'counted',
    sentHoursAgo: days(44),
    decidedHoursAgo: days(41),
    rows: [{ sku: 'BF-AD-15', valueCents: 64_000 }],
  },
  {
    number: '1102',
    status: 'counted',
    sentHoursAgo: days(37),
    decidedHoursAgo: days(34),
    rows: [{ sku: 'SR-AD-10', valueCents: 62_000 }],
  },
  {
    number: '1131',
    status: 'reversed',
    sentHoursAgo: days(26),
    decidedHoursAgo: days(22),
    reversedHoursAgo: days(20),
    reason: 'cancelled_later',
    rows: [
      { sku: 'QT-AD-15', valueCents: 18_900 },
      { sku: 'SR-AD-3', valueCents: 5100 },
    ],
  },
  {
    number: '1144',
    status: 'counted',
    sentHoursAgo: days(17),
    decidedHoursAgo: days(13),
    rows: [
      { sku: 'QT-LI-10', valueCents: 15_090 },
      { sku: 'VZ-FI-3', valueCents: 8990, countedCents: 0 },
    ],
  },
  {
    number: '1150',
    status: 'counted',
    sentHoursAgo: days(15),
    decidedHoursAgo: days(11),
    rows: [
      { sku: 'QT-PQ-3', valueCents: 10_050 },
      { sku: 'VZ-AD-7', valueCents: 10_000 },
      { sku: 'SR-FI-3', valueCents: 6000 },
    ],
  },
  {
    number: '1187',
    status: 'rejected',
    sentHoursAgo: days(9),
    decidedHoursAgo: days(6),
    reason: 'already_used',
    rows: [{ sku: 'QT-AD-15', valueCents: 26_000 }],
  },
  {
    number: '1240',
    status: 'incomplete',
    sentHoursAgo: days(5),
    decidedHoursAgo: days(2),
    reason: 'date_missing',
    rows: [{ sku: 'QT-AD-15', valueCents: 24_040 }],
  },
  {
    number: '1198',
    status: 'counted',
    sentHoursAgo: days(6),
    decidedHoursAgo: days(1),
    rows: [
      { sku: 'VZ-AD-7', valueCents: 18_000 },
      { sku: 'VZ-FI-3', valueCents: 9350 },
    ],
  },
  {
    number: '1241',
    status: 'received',
    sentHoursAgo: 1,
    rows: [
      { sku: 'QT-AD-15', valueCents: 18_990 },
      { sku: 'SR-AD-3', valueCents: 5100 },
    ],
  },
]
