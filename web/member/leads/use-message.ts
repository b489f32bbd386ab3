import { useQuery } from '@tanstack/react-query'
import { myAdviserCode } from '#contract/catalogue.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { type Addressee, messageOf, type RecommendedProduct } from './message.ts'
import { useLeadsWords } from './words.ts'

/** Without the code the link still leads to the product; only the way back to the professional is missing. */
const codeQuery = { ...queryOf(memberApi, myAdviserCode), staleTime: Number.POSITIVE_INFINITY }

export function useMessage() {
  const words = useLeadsWords()
  const { number } = useFormat()
  const adviserCode = useQuery(codeQuery).data?.code
  const setting = { words, number, origin: location.origin, adviserCode }
  return (product: RecommendedProduct, to?: Addressee) => messageOf(setting, product, to)
}
