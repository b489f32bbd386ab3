import * as api from '#contract/notifications-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { listBroadcasts, sendBroadcast } from './broadcasting/broadcasts.ts'
import { peopleIn } from './broadcasting/queries.ts'

export function notificationOffice(http: Http) {
  http.query(api.countSegment, async ({ db, body, now }) => ({
    people: await peopleIn(db, body.segment, now),
  }))
  http.command(api.sendBroadcast, async ({ tx, staff, body, now, changed }) => {
    const id = await sendBroadcast(tx, { ...body, staffId: staff.id, now })
    changed({ subjectId: id, after: { titles: body.titles, people: body.people } })
    return { id }
  })
  http.query(api.officeBroadcasts, ({ db, query }) => listBroadcasts(db, query))
}
