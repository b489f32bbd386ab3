import { openClientPage } from '#contract/clients.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'

export function pageQuery(token: string) {
  return queryOf(memberApi, openClientPage, { token })
}
