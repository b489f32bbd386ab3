import { useQuery } from '@tanstack/react-query'
import { listProducts } from '#contract/catalogue.ts'
import { formatIn } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { queryOf } from '#web/platform/query.ts'

/** Without a connection too: what the server said last is on the device. */
export const productsQuery = { ...queryOf(memberApi, listProducts), staleTime: 300_000 }

export function useProducts() {
  return useQuery(productsQuery)
}

/** CalculationCard many coins a real gives: 1, or 1,5. */
export function useRate(): (rateThousandths: number) => string {
  const { number } = formatIn(useLanguage())
  return (rateThousandths) => number(rateThousandths / 1000)
}
