import * as api from '#contract/leads.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { createLead, eraseLead, ownLeads } from './own-leads.ts'
import { updateLead } from './update.ts'

/** The audit trail never names the client. */
export function leadRoutes(http: Http) {
  http.command(api.createLead, async ({ tx, member, body, now, changed }) => {
    const { leadId, code, token } = await createLead(tx, { memberId: member.id, form: body, now })
    changed({ subjectId: leadId })
    return { code, token }
  })
  http.query(api.listLeads, ({ db, member, query }) => ownLeads(db, { memberId: member.id, ...query }))
  http.command(api.updateLead, async ({ tx, member, params, body, now, changed }) => {
    const lead = await updateLead(tx, { id: params.id, memberId: member.id, ending: body, now })
    const { id, status, bag_grams, remind_on } = lead
    changed({ subjectId: id, after: { status, bag_grams, remind_on } })
    return lead
  })
  http.command(api.deleteLead, async ({ tx, member, params, changed }) => {
    await eraseLead(tx, { id: params.id, memberId: member.id })
    changed({ subjectId: params.id })
    return {}
  })
}
