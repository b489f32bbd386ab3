import * as z from 'zod/mini'
import type { Answer } from '#contract/endpoint.ts'
import type { Texts } from '#contract/languages.ts'
import type { officeBroadcasts, Segment } from '#contract/notifications-office.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import {
  type BroadcastFilters,
  broadcastsPage,
  insertBroadcast,
  lockBroadcast,
  notifyNext,
  peopleIn,
} from './queries.ts'

type NewBroadcast = {
  titles: Texts
  link: string | null
  segment: Segment
  people: number
  staffId: string
  now: Temporal.Instant
}

export async function sendBroadcast(tx: Tx, message: NewBroadcast): Promise<string> {
  if ((await peopleIn(tx, message.segment, message.now)) !== message.people) throw new Refusal('stale')
  return begin(tx, { ...message, kind: 'broadcast' })
}

const everybody: Segment = { profiles: null, level: null, has_address: null, active_days: null }

type RulesChange = Pick<NewBroadcast, 'titles' | 'link' | 'staffId' | 'now'>

/** Told to everybody, also by mail to who wants no news. */
export async function tellOfNewRules(tx: Tx, change: RulesChange): Promise<void> {
  const people = await peopleIn(tx, everybody, change.now)
  await begin(tx, { ...change, kind: 'rules_changed', segment: everybody, people })
}

async function begin(tx: Tx, message: Parameters<typeof insertBroadcast>[1]): Promise<string> {
  const broadcastId = await insertBroadcast(tx, message)
  await enqueue(tx, broadcastJob, { broadcastId })
  return broadcastId
}

type BroadcastRun = { broadcastId: string; now: Temporal.Instant; most?: number }

/** Each batch is its own commit, so that another worker can go on after a crash. */
export async function sendToEverybody(
  transaction: Database['transaction'],
  { broadcastId, now, most = 1000 }: BroadcastRun,
): Promise<void> {
  for (let sent = most; sent === most; ) {
    sent = await transaction(async (tx) => {
      const broadcast = await lockBroadcast(tx, broadcastId)
      if (!broadcast) return 0
      const { segment, created_at: createdAt } = broadcast
      return notifyNext(tx, { broadcastId, segment, createdAt, most }, now)
    })
  }
}

export const broadcastJob = job({
  name: 'tell-everybody',
  payload: z.object({ broadcastId: z.uuid() }),
  run: ({ transaction, now }, { broadcastId }) => sendToEverybody(transaction, { broadcastId, now }),
})

export async function listBroadcasts(
  db: Db,
  filters: BroadcastFilters,
): Promise<Answer<typeof officeBroadcasts>> {
  const { items, ...page } = await broadcastsPage(db, filters)
  return {
    ...page,
    items: items.map(({ created_at, done_at, ...broadcast }) => ({
      ...broadcast,
      created_at: String(created_at),
      is_done: done_at !== null,
    })),
  }
}
