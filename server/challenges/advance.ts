import { linkTo, memberPaths } from '#contract/paths.ts'
import { creditCoins } from '#server/coins/movements.ts'
import { notify } from '#server/notifications/notify.ts'
import { noteCommand } from '#server/platform/audit.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { addContributions, bonusesFor, type CountedProduct, lockWallets, payReached } from './queries.ts'

type CountedInvoice = {
  invoiceId: string
  memberId: string
  /** A bonus cannot be spent before the coins of the invoice that reached it. */
  opensAt?: Temporal.Instant | undefined
}

/**
 * Called in the transaction that counts invoices, of members of whom each has one of them. Each challenge pays its bonus
 * once.
 */
export async function advanceChallenges(
  tx: Tx,
  invoices: readonly CountedInvoice[],
  now: Temporal.Instant,
): Promise<void> {
  await lockWallets(
    tx,
    invoices.map(({ memberId }) => memberId),
  )
  const ids = invoices.map(({ invoiceId }) => invoiceId)
  const opensAt = new Map(invoices.map((invoice) => [invoice.memberId, invoice.opensAt]))
  const advanced = await addContributions(tx, ids)
  await payBonuses(
    tx,
    advanced.map((one) => ({ ...one, opensAt: opensAt.get(one.memberId) })),
    now,
  )
}

type AdvancedChallenge = Omit<CountedInvoice, 'invoiceId'> & { challengeId: string }

export async function payBonuses(tx: Tx, advanced: readonly AdvancedChallenge[], now: Temporal.Instant) {
  if (advanced.length === 0) return
  for (const { challengeId, memberId, titles, bonus, isLast } of await payReached(tx, advanced, now)) {
    const source = { challengeId }
    const one = advanced.find((of) => of.challengeId === challengeId && of.memberId === memberId)
    const opening = one?.opensAt && { opensAt: one.opensAt }
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
