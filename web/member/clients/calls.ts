import type { openClientPage } from '#contract/clients.ts'
import { openClientPageCall } from '#contract/public-pages.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'

export function pageQuery(token: string) {
  return queryOf<typeof openClientPage>(memberApi, openClientPageCall, { token })
}
