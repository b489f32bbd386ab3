import { tellWaiting as api } from '#contract/invoices-devices.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { tellWaiting } from './tell-waiting.ts'

/** The app tells at most once a minute; a shop has several phones behind one address. */
const rate = { free: 300, perSeconds: 60 * 60 }

export function waitingDeviceRoutes(http: Http) {
  const requireRate = limitRate(rate)
  http.preparedCommand(
    api,
    async ({ address, now }) => requireRate(address, now),
    async ({ tx, member, body, userAgent, now, changed }) => {
      // Not something that the person did.
      changed(null)
      const { device: deviceId, waiting } = body
      await tellWaiting(tx, { memberId: member.id, deviceId, waiting, userAgent, now })
      return {}
    },
  )
}
