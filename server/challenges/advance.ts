import { linkTo, memberPaths } from '#contract/paths.ts'
import { creditCoins } from '#server/coins/movements.ts'
import { notify } from '#server/notifications/notify.ts'
import { noteCommand } from '#server/platform/audit.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { addContributions, bonusesFor, type CountedProduct, lockWallet, payReached } from './queries.ts'

type CountedInvoice = {
  invoiceId: string
  memberId: string
  /** A bonus cannot be spent before the coins of the invoice that reached it. */
  opensAt?: Temporal.Instant | undefined
  now: Temporal.Instant
}

/** Called in the transaction that counts an invoice. Each challenge pays its bonus once. */
export async function advanceChallenges(
  tx: Tx,
  { invoiceId, memberId, opensAt, now }: CountedInvoice,
): Promise<void> {
  await lockWallet(tx, memberId)
  await payBonuses(tx, { challengeIds: await addContributions(tx, invoiceId), memberId, opensAt, now })
}

type AdvancedChallenges = Omit<CountedInvoice, 'invoiceId'> & { challengeIds: readonly string[] }

export async function payBonuses(tx: Tx, { challengeIds, memberId, opensAt, now }: AdvancedChallenges) {
  if (challengeIds.length === 0) return
  for (const { challengeId, titles, bonus, isLast } of await payReached(tx, {
    challengeIds,
    memberId,
    now,
  })) {
    const source = { challengeId }
    const opening = opensAt && { opensAt }
    const credit = await creditCoins(tx, {
      memberId,
      coins: bonus,
      source,
      note: { titles },
      ...opening,
      now,
    })
    if (!credit) throw new Error(`challenge ${challengeId} has paid before`)
    const facts = { titles, coins: bonus }
    await notify(tx, {
      memberId,
      kind: 'challenge_reached',
      facts,
      link: linkTo(memberPaths.challenge, { id: challengeId }),
      now,
    })
    if (isLast) await noteCommand(tx, { action: 'challenge:cap', subjectId: challengeId, at: now })
  }
}

type BonusForecast = { invoiceId: string; counted: readonly CountedProduct[] }

export async function bonusesAhead(db: Db, { invoiceId, counted }: BonusForecast) {
  return bonusesFor(db, invoiceId, counted)
}
