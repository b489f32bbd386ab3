import * as api from '#contract/settings.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { changeSettings } from './change.ts'
import { settingsRow } from './queries.ts'

export function settingsOffice(http: Http) {
  http.query(api.readSettings, ({ db }) => settingsRow(db))
  http.command(api.changeSettings, async ({ tx, body: { version, ...changes }, changed }) => {
    const { before, after, ...answer } = await changeSettings(tx, { changes, version })
    changed({ before, after })
    return answer
  })
}
