import * as api from '#contract/notifications.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { Listening } from '#server/platform/listening.ts'
import type { Log } from '#server/platform/log.ts'
import { channelsOf } from './channels.ts'
import { createLive } from './live.ts'
import { createNotificationList } from './notifications.ts'
import { allowPush } from './push/allow.ts'
import { requirePushKeys } from './push/keys.ts'
import { deleteSubscription } from './push/queries.ts'
import { saveChoice, setRead } from './queries.ts'

type Settings = { listening: Listening; pushServices: readonly string[]; log: Log }

export function notificationRoutes(http: Http, { listening, pushServices, log }: Settings) {
  const listNotifications = createNotificationList()
  http.query(api.listNotifications, ({ db, member, language }) => listNotifications(db, member.id, language))
  http.command(api.markNotificationsRead, async ({ tx, member, now }) => {
    await setRead(tx, member.id, now)
    return {}
  })
  const watch = createLive({ listening, log })
  http.stream(api.streamNotifications, ({ db, member, language, lastEventId }, outlet) =>
    watch(db, { memberId: member.id, language, lastEventId }, outlet),
  )
  http.query(api.listChannels, async ({ db, member }) => {
    const { publicKey } = await requirePushKeys(db)
    return { choices: await channelsOf(db, member.id), push_key: publicKey.toString('base64url') }
  })
  http.command(api.chooseChannels, async ({ tx, member, body, changed }) => {
    await saveChoice(tx, member.id, body)
    changed({ subjectId: member.id, after: body })
    return {}
  })
  http.command(api.allowPush, async ({ tx, member, body, now }) => {
    await allowPush(tx, { member, browser: body, services: pushServices, now })
    return {}
  })
  http.command(api.stopPush, async ({ tx, member, body }) => {
    await deleteSubscription(tx, member.id, body.endpoint)
    return {}
  })
}
