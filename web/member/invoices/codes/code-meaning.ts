import { useQuery } from '@tanstack/react-query'
import { type CodeMeaning, lookUpCode } from '#contract/recommendations.ts'
import { type RecommendationFault, recommendationFaults } from '#domain/recommendation.ts'
import { isRecommendationCode } from '#domain/recommendation-code.ts'
import type { Draft, DraftRow } from '#web/member/invoices/draft.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** A code that is mistyped is not asked for; one that could not be asked for is when the connection is back. */
export function meaningQuery(code: string) {
  return {
    ...queryOf(memberApi, lookUpCode, { code }),
    enabled: isRecommendationCode(code),
    refetchOnReconnect: true,
  }
}

export function useCodeMeaning(code: string) {
  return useQuery(meaningQuery(code))
}

/** What the codes of a draft would bring who sends it; each code counts once, and only where nothing speaks against it. */
export function useJoiningCoins({ rows, issuedOn }: Pick<Draft, 'rows' | 'issuedOn'>): number {
  const coded = rows.flatMap(({ recommendation, productId }) =>
    recommendation ? [{ code: recommendation, productId }] : [],
  )
  const codes = [...new Set(coded.map(({ code }) => code))].filter(isRecommendationCode)
  const { data: meanings = [] } = useQuery({
    queryKey: [lookUpCode.path, codes],
    queryFn: async () => (await Promise.all(codes.map(meaningIfKnown))).filter((meaning) => meaning !== null),
    enabled: codes.length > 0,
    // Each code is remembered by itself: what was known is not asked for again, and what was not is.
    staleTime: 0,
    placeholderData: (before) => before,
  })
  return meanings.reduce((sum, meaning) => {
    const isGood = coded.some(
      ({ code, productId }) =>
        code === meaning.code && productId && !faultOf(meaning, { productId, issuedOn }),
    )
    return isGood ? sum + meaning.joining_coins : sum
  }, 0)
}

/** Why a code has no meaning is told beside it. */
function meaningIfKnown(code: string): Promise<CodeMeaning | null> {
  return queryClient.fetchQuery(meaningQuery(code)).catch(() => null)
}

/** Before an invoice is counted nobody has dropped a code, and what the rows earn is not known. */
type FaultBefore = Exclude<RecommendationFault, 'dropped' | 'nothing_earned'>
type Row = Pick<DraftRow, 'productId'> & Pick<Draft, 'issuedOn'>

/** The server judged it for today and any product; the day of the invoice, once read, and its product are known here. */
export function faultOf(meaning: CodeMeaning, { productId, issuedOn }: Row): FaultBefore | undefined {
  const { fault, product_ids, created_on, ends_on } = meaning
  const holds: Readonly<Record<FaultBefore, boolean>> = {
    gone: fault === 'gone',
    own: fault === 'own',
    other_product: productId !== '' && !product_ids.includes(productId),
    too_early: issuedOn !== undefined && issuedOn < created_on,
    expired: issuedOn === undefined ? fault === 'expired' : issuedOn > ends_on,
    used_up: fault === 'used_up',
  }
  return recommendationFaults
    .filter((one) => one !== 'dropped' && one !== 'nothing_earned')
    .find((one) => holds[one])
}
