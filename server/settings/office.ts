import * as api from '#contract/settings.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusingTaken } from '#server/platform/refuse-taken.ts'
import { changeSettings } from './change.ts'
import { deleteClosingDay, insertClosingDay, settingsRow } from './queries.ts'

const refuseTaken = refusingTaken({ closing_day_once: 'day_taken' })

export function settingsOffice(http: Http) {
  http.query(api.readSettings, ({ db }) => settingsRow(db))
  http.command(api.changeSettings, async ({ tx, body: { version, ...changes }, changed }) => {
    const { before, after, ...answer } = await changeSettings(tx, { changes, version })
    changed({ before, after })
    return answer
  })
  http.query(api.closingDays, ({ db }) => closingDays(db))
  http.command(api.addClosingDay, async ({ tx, body, changed }) => {
    const added = await refuseTaken(insertClosingDay(tx, body))
    changed({ subjectId: added.id, after: body })
    return added
  })
  http.command(api.removeClosingDay, async ({ tx, params, changed }) => {
    const before = await deleteClosingDay(tx, params.id)
    if (!before) throw new Refusal('not_found')
    changed({ subjectId: params.id, before: { ...before, day: String(before.day) } })
    return {}
  })
}
