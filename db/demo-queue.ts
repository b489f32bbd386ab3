import type { FindingCode, ReadingSource, Region } from '#contract/invoices-reading.ts'

export type DemoQueued = {
  /** As typed; also the name of its picture in `demo/receipts`. */
  number: string
  /** Which of the colleagues sent it. */
  sender: number
  /** Business days from today, or from the next one, until it is due; negative if that is over. */
  dueIn: number
  file: 'webp' | 'pdf' | 'xml'
  /** In hexadecimal, as the reader of pictures gives it. */
  fingerprint?: string
  rows: readonly DemoRow[]
  /** What the server read, as it would have. */
  source: ReadingSource
  /** Number and model on the document, where its key was read. */
  key?: readonly [number: number, model: '55' | '65']
  read?: {
    number?: string
    series?: string
    totalCents?: number
    /** So long before it was sent it was issued. */
    daysBefore?: number
    text?: string
  }
  /** Rows of an XML. */
  paper?: readonly (DemoRow & { quantity: number; name?: string })[]
  findings?: readonly {
    code: FindingCode
    facts?: Record<string, unknown>
    /** The number of the other invoice. */
    other?: string
  }[]
  regions?: readonly Region[]
  /** A better photo was asked for and came. */
  hasNewPhoto?: true
  /** Approved by the reviewer, and so large that another person must approve too. */
  awaitsSecond?: true
  /** Approved as typed by somebody of this role, or by the machine. */
  approvedBy?: 'admin' | 'reviewer' | 'machine'
  /** To be looked at again by somebody else. */
  isBlindChecked?: true
  /** Of the demo's distributors, where it is not the usual one. */
  issuer?: string
  /** What the machine made of a signed one, and why it left it to a person. */
  judged?: { mode: 'on' | 'shadow'; why?: 'proof' | 'findings' | 'buyer' | 'rows' }
}

type DemoRow = { sku: string | null; cents: number }

export const code = (...box: Region['box']): Region => ({ of: 'code', box })
export const total = (...box: Region['box']): Region => ({ of: 'total', box })

/** What waits for the reviewer, one for each state of their screen. */
export const demoQueue: readonly DemoQueued[] = [
  {
    number: '1260',
    sender: 11,
    dueIn: -1,
    file: 'xml',
    rows: [
      { sku: 'MD-AD-12', cents: 61_400 },
      { sku: 'TR-AD-15', cents: 63_260 },
    ],
    source: 'xml',
    key: [1260, '55'],
    read: { number: '1260', series: '1', totalCents: 124_660, daysBefore: 1 },
    paper: [
      { sku: 'MD-AD-12', cents: 61_400, quantity: 4 },
      { sku: 'TR-AD-15', cents: 63_260, quantity: 3 },
    ],
    awaitsSecond: true,
  },
  {
    number: '1263',
    sender: 12,
    dueIn: 0,
    file: 'webp',
    fingerprint: '85d77887307d26c5',
    rows: [
      { sku: 'QT-AD-15', cents: 37_980 },
      { sku: 'SR-AD-3', cents: 5100 },
    ],
    source: 'qr',
    key: [1262, '65'],
    read: { number: '1262', series: '1', totalCents: 43_080, daysBefore: 0 },
    findings: [{ code: 'number_differs', facts: { read: '1262', typed: '1263' } }],
    regions: [code(0.1556, 0.5789, 0.2681, 0.2857), total(0.117, 0.39, 0.767, 0.042)],
  },
  {
    number: '1264',
    sender: 13,
    dueIn: 0,
    file: 'xml',
    rows: [
      { sku: 'VZ-AD-7', cents: 42_960 },
      { sku: 'VZ-FI-3', cents: 18_990 },
      { sku: 'BG-CA-3', cents: 17_800 },
    ],
    source: 'xml',
    key: [1264, '55'],
    read: { number: '1264', series: '1', totalCents: 77_340, daysBefore: 1 },
    paper: [
      { sku: 'VZ-AD-7', cents: 42_960, quantity: 2 },
      { sku: 'VZ-FI-3', cents: 18_990, quantity: 1 },
      { sku: 'BG-CA-3', cents: 8900, quantity: 1 },
      { sku: null, name: 'TAPETE HIGIENICO 30 UN', cents: 6490, quantity: 1 },
    ],
    findings: [{ code: 'rows_differ', facts: { unmatchedCents: [17_800] } }],
  },
  {
    number: '1267',
    sender: 15,
    dueIn: 0,
    file: 'webp',
    fingerprint: '43d73cd502d5c07d',
    rows: [
      { sku: 'VZ-AD-7', cents: 17_800 },
      { sku: 'SR-AD-10', cents: 14_250 },
    ],
    source: 'ocr',
    read: { number: '88412', series: '1', totalCents: 32_050, daysBefore: 2 },
    findings: [{ code: 'number_differs', facts: { read: '88412', typed: '1267' } }],
    regions: [total(0.117, 0.577, 0.767, 0.062)],
  },
  {
    number: '1268',
    sender: 16,
    dueIn: 0,
    file: 'webp',
    fingerprint: 'c1d73cd500d5c17d',
    rows: [
      { sku: 'VZ-AD-7', cents: 17_800 },
      { sku: 'SR-AD-10', cents: 14_250 },
    ],
    source: 'ocr',
    read: { number: '88412', series: '1', totalCents: 32_050, daysBefore: 2 },
    findings: [
      { code: 'number_differs', facts: { read: '88412', typed: '1268' } },
      { code: 'duplicate', facts: { by: 'number', same_member: false }, other: '1267' },
    ],
    regions: [total(0.117, 0.585, 0.767, 0.063)],
  },
  {
    number: '1266',
    sender: 14,
    dueIn: 1,
    file: 'webp',
    fingerprint: 'c1d7b47580d5c07d',
    rows: [{ sku: 'BF-AD-15', cents: 24_990 }],
    source: 'ocr',
    read: {
      number: '1266',
      totalCents: 21_480,
      daysBefore: 0,
      text: 'DISTRIBUIDORA SUL PAULISTA LTDA\nCNPJ 11.222.333/0001-81\nBOM FARO ADULTO 15KG 1 UN 149,90\nTAPETE HIGIENICO 30 1 UN 64,90\nVALOR TOTAL R$ 214,80\nN. 1266 Serie 1',
    },
    findings: [
      { code: 'total_differs', facts: { readCents: 21_480, typedCents: 24_990 } },
      { code: 'look_alike', facts: { same_member: false, bits: 6 }, other: '1268' },
    ],
    regions: [total(0.117, 0.573, 0.767, 0.061)],
  },
  {
    number: '1270',
    sender: 18,
    dueIn: 1,
    file: 'webp',
    fingerprint: '86c77887347c24d7',
    rows: [{ sku: 'TM-GA-7', cents: 18_800 }],
    source: 'qr',
    key: [1270, '65'],
    read: { number: '1270', series: '1', totalCents: 18_800, daysBefore: 1 },
    regions: [code(0.1486, 0.5523, 0.2667, 0.2995)],
  },
  {
    number: '1274',
    sender: 22,
    dueIn: 1,
    file: 'webp',
    fingerprint: '87c77887303d26c7',
    rows: [
      { sku: 'BG-CA-3', cents: 17_800 },
      { sku: 'ST-AD-10', cents: 19_900 },
    ],
    source: 'qr',
    key: [1274, '65'],
    read: { number: '1274', series: '1', totalCents: 37_700, daysBefore: 3 },
    regions: [code(0.1542, 0.5768, 0.2653, 0.2877)],
    hasNewPhoto: true,
  },
  {
    number: '1271',
    sender: 19,
    dueIn: 2,
    file: 'xml',
    rows: [{ sku: 'TR-AD-15', cents: 21_480 }],
    source: 'xml',
    key: [1271, '55'],
    read: { number: '1271', series: '1', totalCents: 21_480, daysBefore: 0 },
    paper: [{ sku: 'TR-AD-15', cents: 21_480, quantity: 1 }],
  },
  {
    number: '1272',
    sender: 20,
    dueIn: 2,
    file: 'pdf',
    rows: [
      { sku: 'TR-AD-15', cents: 42_960 },
      { sku: 'MD-PQ-3', cents: 8990 },
    ],
    source: 'barcode',
    key: [1272, '55'],
    read: { number: '1272', series: '1', daysBefore: 2 },
  },
  {
    number: '1273',
    sender: 21,
    dueIn: 3,
    file: 'webp',
    fingerprint: '84c77887367d24c7',
    rows: [{ sku: 'TR-AD-15', cents: 21_480 }],
    source: 'none',
    findings: [{ code: 'unreadable', facts: { failure: 'silent' } }],
  },
  {
    number: '1275',
    sender: 23,
    dueIn: 4,
    file: 'xml',
    rows: [{ sku: 'ST-CA-10', cents: 23_400 }],
    source: 'xml',
    key: [1275, '55'],
    read: { number: '1275', series: '1', totalCents: 23_400, daysBefore: 1 },
    paper: [{ sku: 'ST-CA-10', cents: 23_400, quantity: 1 }],
    findings: [{ code: 'cancelled', facts: { event: '110111' } }],
  },
]
