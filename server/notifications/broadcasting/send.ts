import * as z from 'zod/mini'
import type { Texts } from '#contract/languages.ts'
import type { Segment } from '#contract/notifications-office.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { insertBroadcast, lockBroadcast, peopleIn, tellNext } from './queries.ts'

type Message = {
  titles: Texts
  link: string | null
  segment: Segment
  /** How many the sender believes to tell. */
  people: number
  staffId: string
  now: Temporal.Instant
}

/** Told to nobody if the segment is not what the sender saw. */
export async function sendBroadcast(tx: Tx, message: Message): Promise<string> {
  if ((await peopleIn(tx, message.segment, message.now)) !== message.people) throw new Refusal('stale')
  const broadcastId = await insertBroadcast(tx, message)
  await enqueue(tx, broadcastJob, { broadcastId })
  return broadcastId
}

export async function countPeople(db: Db, segment: Segment, now: Temporal.Instant): Promise<number> {
  return peopleIn(db, segment, now)
}

type Telling = { broadcastId: string; now: Temporal.Instant; most?: number }

/** Batch by batch, each with its own commit: whoever takes over after a crash goes on where it stopped. */
export async function tellEverybody(
  transaction: Database['transaction'],
  { broadcastId, now, most = 1000 }: Telling,
): Promise<void> {
  for (let told = most; told === most; ) {
    told = await transaction(async (tx) => {
      const broadcast = await lockBroadcast(tx, broadcastId)
      if (!broadcast) return 0
      const { segment, created_at: createdAt } = broadcast
      return tellNext(tx, { broadcastId, segment, createdAt, most }, now)
    })
  }
}

export const broadcastJob = job({
  name: 'tell-everybody',
  payload: z.object({ broadcastId: z.uuid() }),
  run: ({ transaction, now }, { broadcastId }) => tellEverybody(transaction, { broadcastId, now }),
})
