import * as api from '#contract/notifications.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { setRead } from './queries.ts'
import { toldTo } from './told.ts'

export function notificationRoutes(http: Http) {
  http.query(api.listNotifications, ({ db, member, language }) => toldTo(db, member.id, language))
  http.command(api.markNotificationsRead, async ({ tx, member, now }) => {
    await setRead(tx, member.id, now)
    return {}
  })
}
