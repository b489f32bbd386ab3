import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { auditBooks } from './test-acts.ts'

test.for([
  [
    'counted without its credit',
    'counted',
    'coins = coins + 1',
    'is counted with 101 coins and has 1 credits of 100',
  ],
  ['counted for nothing', 'counted', 'coins = 0', 'is counted with 0 coins and has 1 credits of 100'],
  ['received with a credit', 'counted', `status = 'received', coins = null`, 'has 1 credits of 100'],
  [
    'reversed in name only',
    'counted',
    `status = 'reversed', reason = 'shop_returned'`,
    'is reversed with 100 coins and has 0 reversals',
  ],
  ['counted after its reversal', 'reversed', `status = 'counted', reason = null`, 'has 1 reversals'],
] as const)(
  'an invoice %s is found by the audit',
  async ([, status, fault, named], { given, database, clock }) => {
    const { id } = await given.invoice({ member: await given.member({ type: 'attendant' }), status })
    expect(await auditBooks(database, clock.now())).toEqual([])
    await database.pool.query(`update invoice set ${fault} where id = $1`, [id])
    const findings = await auditBooks(database, clock.now())
    expect(findings.map(({ row }) => row).join()).toContain(`invoice ${id}`)
    expect(findings.map(({ row }) => row).join()).toContain(named)
    await database.pool.query('delete from invoice where id = $1', [id])
  },
)
