import * as api from '#contract/api-keys.ts'
import { programmeDay } from '#domain/business-days.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { makeProgramKey, revokeKey } from './keys.ts'
import { keyPage } from './queries.ts'

export function apiKeyOffice(http: Http) {
  http.query(api.apiKeys, async ({ db, query, now }) => {
    const { items, ...page } = await keyPage(db, query, now)
    return {
      ...page,
      items: items.map(({ expires_at, ...key }) => ({
        ...key,
        created_at: key.created_at.toString(),
        expires_on: expires_at && lastDayBefore(expires_at),
        last_used_at: key.last_used_at?.toString() ?? null,
      })),
    }
  })
  http.command(api.createApiKey, async ({ tx, body, staff, now, changed }) => {
    const { name, calls, calls_per_minute: callsPerMinute, expires_on: expiresOn } = body
    const made = await makeProgramKey(tx, { name, calls, callsPerMinute, expiresOn, staffId: staff.id, now })
    changed({ subjectId: made.id, after: body })
    return made
  })
  http.command(api.revokeApiKey, async ({ tx, params, now, changed }) => {
    await revokeKey(tx, { keyId: params.id, now })
    changed({ subjectId: params.id })
    return {}
  })
}

/** A key ends with the midnight after its last day. */
function lastDayBefore(midnight: Temporal.Instant): string {
  return programmeDay(midnight.epochMilliseconds - 1)
}
