import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import { ledgerAudit } from './audit.ts'
import { ledgerChecks } from './ledger-checks.ts'
import {
  adjustCoins,
  creditCoins,
  refundCoins,
  reverseCredit,
  spendCoins,
  writeOffWallet,
} from './movements.ts'
import { expireCoins } from './queries.ts'

export const auditCoins = ledgerAudit(ledgerChecks)

type Owner = { id: string }

/** Each movement is its own transaction, with defaults for what a test does not care about. */
export function ledgerActs({ transaction }: Pick<Database, 'transaction'>, clock: Clock) {
  const now = () => clock.now()
  return {
    credit: (
      { id }: Owner,
      coins: number,
      { invoiceId = randomUUID(), opensAt }: { invoiceId?: string; opensAt?: Temporal.Instant } = {},
    ) =>
      transaction(async (tx) => {
        const credit = { memberId: id, coins, source: { invoiceId }, note: { number: '1198' }, now: now() }
        const made = await creditCoins(tx, { ...credit, ...(opensAt && { opensAt }) })
        return { invoiceId, made }
      }),
    bonus: ({ id }: Owner, coins: number, challengeId: string = randomUUID()) =>
      transaction((tx) =>
        creditCoins(tx, { memberId: id, coins, source: { challengeId }, note: {}, now: now() }),
      ),
    spend: ({ id }: Owner, coins: number, redemptionId: string = randomUUID()) =>
      transaction(async (tx) => {
        await spendCoins(tx, { memberId: id, coins, redemptionId, note: {}, now: now() })
        return redemptionId
      }),
    refund: (redemptionId: string) =>
      transaction((tx) => refundCoins(tx, { redemptionId, note: {}, now: now() })),
    reverse: (invoiceId: string) =>
      transaction((tx) => reverseCredit(tx, { credit: { invoiceId }, note: {}, now: now() })),
    adjust: ({ id }: Owner, coins: number) =>
      transaction((tx) =>
        adjustCoins(tx, {
          memberId: id,
          coins,
          staffId: randomUUID(),
          secondId: randomUUID(),
          reason: 'Acerto',
          now: now(),
        }),
      ),
    expire: () => transaction((tx) => expireCoins(tx, now())),
    writeOff: ({ id }: Owner) => transaction((tx) => writeOffWallet(tx, { memberId: id, now: now() })),
  }
}

export async function holdings({ db }: Pick<Database, 'db'>, { id }: Owner) {
  const wallet = await db
    .selectFrom('coin_account')
    .select(['id', 'balance', 'debt', 'points'])
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  const lots = await db
    .selectFrom('coin_lot')
    .select(['expires_on', 'remaining'])
    .where('wallet_id', '=', wallet.id)
    .where('remaining', '>', 0)
    .orderBy('expires_on')
    .orderBy('journal_id')
    .execute()
  return {
    coins: wallet.balance,
    debt: wallet.debt,
    points: wallet.points,
    lots: lots.map(({ expires_on, remaining }) => [expires_on.toString(), remaining] as const),
  }
}
