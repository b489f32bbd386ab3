import * as api from '#contract/webhooks.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import {
  addWebhook,
  changeWebhook,
  findWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  resend,
  rotateSecret,
  sendTest,
} from './manage.ts'

type Settings = { secrets: Secrets; webhooksPrivate?: boolean | undefined }

export function webhookOffice(http: Http, { secrets, webhooksPrivate = false }: Settings) {
  http.query(api.webhooks, ({ db }) => listWebhooks(db))
  http.query(api.oneWebhook, ({ db, params }) => findWebhook(db, params.id))
  http.command(api.createWebhook, async ({ tx, body, staff, now, changed }) => {
    const made = await addWebhook(tx, secrets, webhooksPrivate, { ...body, staffId: staff.id, now })
    changed({ subjectId: made.id, after: body })
    return made
  })
  http.command(api.changeWebhook, async ({ tx, params, body, now, changed }) => {
    const { is_on: isOn, ...facts } = body
    const { id } = params
    const before = await findWebhook(tx, id)
    const answer = await changeWebhook(tx, webhooksPrivate, { ...facts, id, isOn, now })
    const { url, description, events, off_because } = before
    const is_on = off_because === null
    changed({ subjectId: id, before: { url, description, events, is_on }, after: body })
    return answer
  })
  http.command(api.rotateWebhookSecret, ({ tx, params, now, changed }) => {
    changed({ subjectId: params.id })
    return rotateSecret(tx, secrets, { id: params.id, now })
  })
  http.command(api.testWebhook, async ({ tx, params, now, changed }) => {
    await sendTest(tx, { id: params.id, now })
    changed({ subjectId: params.id })
    return {}
  })
  http.command(api.removeWebhook, async ({ tx, params, changed }) => {
    const { url, description, events } = await findWebhook(tx, params.id)
    await removeWebhook(tx, params.id)
    changed({ subjectId: params.id, before: { url, description, events } })
    return {}
  })
  http.query(api.webhookDeliveries, ({ db, params, query }) =>
    listDeliveries(db, { ...query, webhookId: params.id }),
  )
  http.command(api.resendDelivery, async ({ tx, params, changed }) => {
    await resend(tx, params)
    changed({ subjectId: params.id, after: { delivery_id: params.delivery } })
    return {}
  })
  http.command(api.resendFailed, async ({ tx, params, changed }) => {
    const resent = await resend(tx, { id: params.id })
    changed({ subjectId: params.id, after: { resent } })
    return { resent }
  })
}
