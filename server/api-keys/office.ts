import * as api from '#contract/api-keys.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { makeProgramKey, revokeKey } from './keys.ts'
import { keyPage } from './queries.ts'

export function apiKeyOffice(http: Http) {
  http.query(api.apiKeys, async ({ db, query, now }) => {
    const { items, ...page } = await keyPage(db, query, now)
    return {
      ...page,
      items: items.map((key) => ({
        ...key,
        created_at: key.created_at.toString(),
        expires_at: key.expires_at?.toString() ?? null,
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
