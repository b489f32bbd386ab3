import { code, type DemoQueued, total } from './demo-queue.ts'

/** What was approved and is to be looked at again: two by the administrator and two by the reviewer, one of each too high. */
export const demoBlind: readonly DemoQueued[] = [
  {
    number: '1251',
    sender: 0,
    dueIn: -4,
    file: 'xml',
    rows: [{ sku: 'TR-AD-15', cents: 42_960 }],
    source: 'xml',
    key: [1251, '55'],
    read: { number: '1251', series: '1', totalCents: 42_960, daysBefore: 2 },
    paper: [{ sku: 'TR-AD-15', cents: 42_960, quantity: 2 }],
    approvedBy: 'admin',
  },
  {
    number: '1253',
    sender: 1,
    dueIn: -4,
    file: 'webp',
    rows: [
      { sku: 'TM-GA-7', cents: 18_800 },
      { sku: 'VZ-AD-7', cents: 19_990 },
    ],
    source: 'qr',
    key: [1253, '65'],
    read: { number: '1253', series: '1', totalCents: 33_790, daysBefore: 1 },
    findings: [{ code: 'total_differs', facts: { readCents: 33_790, typedCents: 38_790 } }],
    regions: [code(0.1521, 0.5646, 0.2689, 0.289), total(0.1262, 0.3878, 0.7506, 0.0543)],
    approvedBy: 'admin',
  },
  {
    number: '1256',
    sender: 2,
    dueIn: -3,
    file: 'xml',
    rows: [
      { sku: 'VZ-AD-7', cents: 17_800 },
      { sku: 'QT-LI-10', cents: 15_090 },
    ],
    source: 'xml',
    key: [1256, '55'],
    read: { number: '1256', series: '1', totalCents: 29_340, daysBefore: 2 },
    paper: [
      { sku: 'VZ-AD-7', cents: 14_250, quantity: 1 },
      { sku: 'QT-LI-10', cents: 15_090, quantity: 1 },
    ],
    findings: [{ code: 'rows_differ', facts: { unmatchedCents: [17_800] } }],
    approvedBy: 'reviewer',
  },
  {
    number: '1258',
    sender: 3,
    dueIn: -3,
    file: 'webp',
    rows: [{ sku: 'ST-CA-10', cents: 23_400 }],
    source: 'qr',
    key: [1258, '65'],
    read: { number: '1258', series: '1', totalCents: 23_400, daysBefore: 1 },
    regions: [code(0.1591, 0.5557, 0.268, 0.2996), total(0.1232, 0.3645, 0.7505, 0.0535)],
    approvedBy: 'reviewer',
  },
]
