import { statement, statementSummary } from '#contract/coins.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { askedAtEachVisit, listOf, queryOf } from '#web/platform/query.ts'

export const summaryQuery = { ...queryOf(memberApi, statementSummary), ...askedAtEachVisit }
export const linesQuery = listOf(memberApi, statement, {})
