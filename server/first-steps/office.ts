import * as api from '#contract/first-steps.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { closeSteps, stepsDone, untranslated } from './queries.ts'

type Place = { sendsMail: boolean }

export function firstStepOffice(http: Http, { sendsMail }: Place) {
  http.query(api.firstSteps, async ({ db }) => {
    const { is_closed, ...done } = await stepsDone(db)
    const isDone = { ...done, mail: sendsMail }
    return { is_closed, steps: api.firstStepNames.map((step) => ({ step, is_done: isDone[step] })) }
  })
  http.command(api.closeFirstSteps, async ({ tx }) => {
    await closeSteps(tx)
    return {}
  })
  http.query(api.untranslated, ({ db }) => untranslated(db))
}
