import { type OfficeProduct, officeProducts } from '#contract/catalogue-office.ts'
import { officeChallenges } from '#contract/challenges-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf } from '#web/platform/query.ts'

export const challengesQuery = {
  ...queryOf(officeApi, officeChallenges),
  // What is being typed is compared with what was read; a change of somebody else is told when it is saved.
  refetchOnWindowFocus: false,
}

export const allProductsQuery = {
  queryKey: [officeProducts.path, 'all'],
  queryFn: () => productsFrom(1),
}

async function productsFrom(page: number): Promise<OfficeProduct[]> {
  const { items, next } = await officeApi.call(officeProducts, { page, sort: 'title' })
  return next === null ? items : [...items, ...(await productsFrom(next))]
}
