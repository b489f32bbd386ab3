import { myNetwork } from '#contract/promoters.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'

export const networkQuery = queryOf(memberApi, myNetwork)
