import type { Answer } from '#contract/endpoint.ts'
import * as api from '#contract/notifications-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { broadcastsPage } from './broadcasting/queries.ts'
import { countPeople, sendBroadcast } from './broadcasting/send.ts'

export function notificationOffice(http: Http) {
  http.query(api.countSegment, async ({ db, body, now }) => ({
    people: await countPeople(db, body.segment, now),
  }))
  http.command(api.sendBroadcast, async ({ tx, staff, body, now, changed }) => {
    const id = await sendBroadcast(tx, { ...body, staffId: staff.id, now })
    changed({ subjectId: id, after: { titles: body.titles, people: body.people } })
    return { id }
  })
  http.query(api.officeBroadcasts, async ({ db, query }) => {
    const { items, ...page } = await broadcastsPage(db, query)
    return { ...page, items: items.map(asShown) }
  })
}

type Row = Awaited<ReturnType<typeof broadcastsPage>>['items'][number]
type Shown = Answer<typeof api.officeBroadcasts>['items'][number]

function asShown({ created_at, done_at, ...broadcast }: Row): Shown {
  return { ...broadcast, created_at: String(created_at), is_done: done_at !== null }
}
