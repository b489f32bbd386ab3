import type { Answer } from '#contract/endpoint.ts'
import type { officeBroadcasts } from '#contract/notifications-office.ts'
import type { Db } from '#server/platform/db.ts'
import { broadcastsPage } from './queries.ts'

type Asked = Parameters<typeof broadcastsPage>[1]

export async function broadcastsOn(db: Db, asked: Asked): Promise<Answer<typeof officeBroadcasts>> {
  const { items, ...page } = await broadcastsPage(db, asked)
  return {
    ...page,
    items: items.map(({ created_at, done_at, ...broadcast }) => ({
      ...broadcast,
      created_at: String(created_at),
      is_done: done_at !== null,
    })),
  }
}
