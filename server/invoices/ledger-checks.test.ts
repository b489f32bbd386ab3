import { expect } from 'vitest'
import { ledgerFindings } from '#server/coins/audit.ts'
import { aroundTriggers } from '#server/testing/around-triggers.ts'
import { test } from '#server/testing/test.ts'
import { invoiceChecks } from './ledger-checks.ts'
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
  async ([, status, fault, named], { world, given, clock }) => {
    const { id } = await given.invoice({ member: await given.member({ type: 'attendant' }), status })
    expect(await auditBooks(world.database, clock.now())).toEqual([])
    await aroundTriggers(world.databaseUrl, async (client) => {
      await client.query(`update invoice set ${fault} where id = $1`, [id])
      const found = await ledgerFindings(
        invoiceChecks,
        clock.now(),
        async (text) => (await client.query(text)).rows,
      )
      const rows = found.map(({ row }) => row).join()
      expect(rows).toContain(`invoice ${id}`)
      expect(rows).toContain(named)
    })
  },
)
