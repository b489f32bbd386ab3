import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { productPage } from '#contract/catalogue.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { useLanguage } from '#web/platform/language.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { factsIn } from './link-facts.ts'
import { NoProduct, ProductNotThere } from './product-not-there.tsx'
import { Recommendation } from './recommendation.tsx'

/** Where the link in a message leads: for anybody, without an account, keeping nothing. */
export function ProductScreen() {
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const { grams, petName, code } = factsIn(search)
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['product-page', slug, code, language],
    queryFn: () => memberApi.call(productPage, { slug, ...(code && { by: code }) }),
  })
  if (isApiFailure(error) && (error.status === 404 || error.status === 422)) return <NoProduct />
  if (!data) return <ProductNotThere isError={error !== null} isFetching={isFetching} refetch={refetch} />
  return <Recommendation {...data} grams={grams} petName={petName} />
}
