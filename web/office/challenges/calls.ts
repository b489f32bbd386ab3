import { useQuery } from '@tanstack/react-query'
import { type OfficeProduct, officeProducts } from '#contract/catalogue-office.ts'
import { officeChallenges } from '#contract/challenges-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'

export function useChallenges() {
  return useQuery({
    queryKey: [officeChallenges.path],
    queryFn: () => officeApi.call(officeChallenges),
    throwOnError: true,
    // What is being typed is compared with what was read; a change of somebody else is told when it is saved.
    refetchOnWindowFocus: false,
  })
}

/** All that can count towards a goal, page after page. */
export function useProducts() {
  const { data = [] } = useQuery({
    queryKey: [officeProducts.path, 'all'],
    queryFn: async () => {
      const products: OfficeProduct[] = []
      for (let page: number | null = 1; page !== null; ) {
        const { items, next }: { items: OfficeProduct[]; next: number | null } = await officeApi.call(
          officeProducts,
          { page, sort: 'title' },
        )
        products.push(...items)
        page = next
      }
      return products
    },
    throwOnError: true,
  })
  return data
}
