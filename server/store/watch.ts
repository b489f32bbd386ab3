import * as z from 'zod/mini'
import { memberPaths } from '#contract/paths.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deleteWatch, insertWatch, prizeTitles, takeWatchers } from './queries.ts'

type WatchChange = { memberId: string; prizeId: string; isWanted: boolean }

export async function watchPrize(tx: Tx, { memberId, prizeId, isWanted }: WatchChange): Promise<void> {
  if (!isWanted) return deleteWatch(tx, { memberId, prizeId })
  if (!(await insertWatch(tx, { memberId, prizeId }))) throw new Refusal('item_unavailable')
}

/** Called in the transaction that restocks a sold-out prize. */
export async function notifyWatchers(tx: Tx, prizeId: string): Promise<void> {
  await enqueue(tx, prizeBackJob, { prizeId })
}

export const prizeBackJob = job({
  name: 'prize-back',
  payload: z.object({ prizeId: z.string() }),
  run: async ({ transaction, now }, { prizeId }) => {
    for (let notified = 1; notified > 0; ) {
      notified = await transaction(async (tx) => {
        const prize = await prizeTitles(tx, prizeId)
        if (!prize || prize.withdrawn_at || prize.stock === 0) return 0
        const watchers = await takeWatchers(tx, prizeId, 100)
        const message = {
          kind: 'prize_back',
          facts: { titles: prize.titles },
          link: memberPaths.store,
          now,
        } as const
        for (const memberId of watchers) await notify(tx, { ...message, memberId })
        return watchers.length
      })
    }
  },
})
