import * as api from '#contract/notifications-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { broadcastsOn } from './broadcasting/broadcasts.ts'
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
  http.query(api.officeBroadcasts, ({ db, query }) => broadcastsOn(db, query))
}
