import { type LeadStatus, listLeads } from '#contract/leads.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { listOf } from '#web/platform/query.ts'

export function leadsQuery(status: LeadStatus | undefined) {
  return listOf(memberApi, listLeads, status ? { status } : {})
}
