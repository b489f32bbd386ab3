import * as z from 'zod/mini'
import { memberPaths } from '#contract/paths.ts'
import { creditCoins, reverseCredit } from '#server/coins/movements.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { insertWelcome, isPaid, lockStanding, thoseOwed } from './queries.ts'

/** For who becomes a member: the coins of the setting are theirs to earn, whatever it becomes. */
export async function promiseWelcome(tx: Tx, newcomer: { memberId: string; now: Temporal.Instant }) {
  await insertWelcome(tx, newcomer)
}

/**
 * Called where one of the steps is done. The job looks at all of them after the commit: of two that are done at once,
 * one at least finds both.
 */
export async function payWelcomeWhenDone(tx: Tx, memberIds: readonly string[]) {
  for (const memberId of await thoseOwed(tx, memberIds)) await enqueue(tx, settleWelcomeJob, { memberId })
}

/** Called where an invoice or a recommendation is reversed that somebody may have been welcomed for. */
export async function takeBackWelcomeIfLost(tx: Tx, memberId: string) {
  if (await isPaid(tx, memberId)) await enqueue(tx, settleWelcomeJob, { memberId })
}

export const settleWelcomeJob = job({
  name: 'settle-welcome',
  payload: z.object({ memberId: z.string() }),
  run: ({ transaction, now }, { memberId }) => transaction((tx) => settle(tx, memberId, now)),
})

async function settle(tx: Tx, memberId: string, now: Temporal.Instant) {
  const standing = await lockStanding(tx, memberId)
  if (!standing) return
  const { coins, isPaid: wasPaid, hasSteps, earnedFrom } = standing
  const source = { welcomedId: memberId }
  if (wasPaid && earnedFrom === null) await reverseCredit(tx, { credit: source, note: {}, now })
  if (wasPaid || coins === 0 || !hasSteps || earnedFrom === null) return
  // Coins that cannot be spent yet may still be taken back, and so may the welcome that they earned.
  const opening = Temporal.Instant.compare(earnedFrom, now) > 0 && { opensAt: earnedFrom }
  if (!(await creditCoins(tx, { memberId, coins, source, note: {}, ...opening, now }))) return
  await notify(tx, { memberId, kind: 'welcome_paid', facts: { coins }, link: memberPaths.statement, now })
}
