import { useQuery } from '@tanstack/react-query'
import { listProducts } from '#contract/catalogue.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { formatIn } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { queryOf } from '#web/platform/query.ts'

/** Without a connection the last answer is used, which the device keeps. */
export const productsQuery = { ...queryOf(memberApi, listProducts), staleTime: 300_000 }

export function useProducts() {
  return useQuery(productsQuery)
}

export function useRate(): (rateThousandths: number) => string {
  const { number } = formatIn(useLanguage())
  return (rateThousandths) => number(rateThousandths / 1000)
}
