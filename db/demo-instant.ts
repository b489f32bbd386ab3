import type { DemoQueued } from './demo-queue.ts'

/** Signed invoices of the last weeks: counted by the machine, left by it to a person, and judged in the shadow. */
export const demoInstant: readonly DemoQueued[] = [
  signed('3101', 24, -14, 'Paulista Pet Distribuidora', ['QT-PQ-3', 10_050], { mode: 'on' }),
  signed('3108', 25, -12, 'Boa Ração Distribuidora', ['SR-AD-3', 10_200], { mode: 'on' }),
  signed('3112', 26, -11, 'Litoral Pet Atacado', ['SR-FI-3', 12_000], { mode: 'on' }),
  signed('3119', 27, -9, 'Agropet Minas', ['TM-GA-7', 9400], { mode: 'shadow' }),
  signed('3125', 28, -8, 'Paulista Pet Distribuidora', ['VZ-AD-7', 17_800], { mode: 'on' }),
  signed('3127', 29, -6, 'Boa Ração Distribuidora', ['ST-LI-3', 8900], { mode: 'on', why: 'buyer' }),
  signed('3134', 30, -5, 'Litoral Pet Atacado', ['TM-GF-3', 7990], { mode: 'on', why: 'proof' }),
  signed('3136', 31, -4, 'Cerrado Pet Distribuição', ['QT-LI-10', 15_090], { mode: 'shadow', why: 'rows' }),
  signed('3141', 32, -3, 'Paulista Pet Distribuidora', ['QT-SE-10', 13_990], { mode: 'on', why: 'findings' }),
  signed('3146', 33, -2, 'Agropet Minas', ['VZ-SE-3', 9890], { mode: 'shadow' }),
  signed('3150', 34, 1, 'Boa Ração Distribuidora', ['ST-LI-7', 17_490], { mode: 'on' }),
  signed('3153', 35, 3, 'Litoral Pet Atacado', ['TR-LI-12', 18_990], { mode: 'on' }),
]

/** What the machine does not count, somebody has approved as it was typed. */
function signed(
  number: string,
  sender: number,
  dueIn: number,
  issuer: string,
  [sku, cents]: readonly [sku: string, cents: number],
  judged: NonNullable<DemoQueued['judged']>,
): DemoQueued {
  const { mode, why } = judged
  // Of two bags one was typed, or the distributor calls the product by a code that nobody knew.
  const quantity = why === 'findings' ? 2 : 1
  const row = { sku: why === 'rows' ? null : sku, cents: cents * quantity, quantity }
  return {
    number,
    sender,
    dueIn,
    issuer,
    file: 'xml',
    rows: [{ sku, cents }],
    source: 'xml',
    key: [Number(number), '55'],
    read: { number, series: '1', totalCents: row.cents, daysBefore: 1 },
    paper: [{ ...row, ...(why === 'rows' && { name: 'RACAO LIGHT 10KG' }) }],
    ...(why === 'findings' && { findings: [{ code: 'rows_differ', facts: { unmatchedCents: [cents] } }] }),
    judged,
    approvedBy: mode === 'on' && !why ? 'machine' : 'reviewer',
  }
}
