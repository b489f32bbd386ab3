import { useParams, useSearchParams } from 'react-router'
import type { productPage as productPageOf } from '#contract/catalogue.ts'
import { productPageCall } from '#contract/public-pages.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Message } from '#web/ui/message.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { factsIn } from './link-facts.ts'
import { Recommendation } from './recommendation.tsx'
import { useProductWords } from './words.ts'

/** The link in a message leads here. It needs no account and stores nothing. */
export function ProductScreen() {
  const { productPage } = useProductWords()
  return (
    <Loaded
      waiting={
        <Skeleton text={productPage.loading}>
          <SkeletonBlock height="252px" />
          <SkeletonBlock height="34px" width="70%" shape="line" />
          <SkeletonBlock height="180px" />
        </Skeleton>
      }
      frame={(contents) => <Screen maxWidth={640}>{contents}</Screen>}
      failed={productPage.failed}
      safe={productPage.failedSafe}
      missing={<NoProduct />}
    >
      <Product />
    </Loaded>
  )
}

function Product() {
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const { grams, petName, code } = factsIn(search)
  const { data } = useSuspenseQuery(
    queryOf<typeof productPageOf>(memberApi, productPageCall, { slug, ...(code && { by: code }) }),
  )
  return <Recommendation {...data} grams={grams} petName={petName} />
}

function NoProduct() {
  const { productPage } = useProductWords()
  return (
    <Message mood="sorry">
      <ScreenHeading screen={productPage.notFound}>{productPage.notFound}</ScreenHeading>
      <p>{productPage.notFoundText}</p>
    </Message>
  )
}
