import { IconBone, IconStethoscope } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import bag from '#brand/art/bag-teal.svg'
import { memberPaths } from '#contract/paths.ts'
import type { RecommendationPath } from '#contract/recommendations.ts'
import { programmeDay } from '#domain/business-days.ts'
import { fullName } from '#web/member/kit/product-name.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { ItemWords, List, ListItem } from '#web/ui/list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Grid, Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { recommendationsQuery, summaryQuery } from './calls.ts'
import { HowToEarn } from './how-to-earn.tsx'
import { isEnding } from './path-steps.ts'
import { useRecommendationsWords } from './words.ts'

const mostLatest = 3

/** The first thing for who earns by recommending: how it goes, or the next one and what became of the last. */
export function Recommending({ prescribes }: { prescribes: boolean }) {
  const { earning } = useRecommendationsWords()
  return (
    <Loaded
      waiting={
        <Skeleton text={earning.loading}>
          <SkeletonBlock height="322px" />
        </Skeleton>
      }
      failed={earning.failed}
      safe={earning.failedSafe}
    >
      <FirstOrNext prescribes={prescribes} />
    </Loaded>
  )
}

function FirstOrNext({ prescribes }: { prescribes: boolean }) {
  const { data: summary } = useSuspenseQuery(summaryQuery)
  if (hasRecommended(summary)) return <NextOne prescribes={prescribes} inAll={summary.coins} />
  return <HowToEarn summary={summary} isFirst />
}

/** How far all of them have come; nothing until there is one. */
export function RecommendingSoFar() {
  const { data: summary } = useQuery(summaryQuery)
  if (!summary || !hasRecommended(summary)) return null
  return <HowToEarn summary={summary} isFirst={false} />
}

function hasRecommended({ sent, opened, bought }: Record<'sent' | 'opened' | 'bought', number>): boolean {
  return sent + opened + bought > 0
}

function NextOne({ prescribes, inAll }: { prescribes: boolean; inAll: number }) {
  const { latest, recommendations } = useRecommendationsWords()
  const { coins } = useFormat()
  const { items = [] } = useSuspenseInfiniteQuery(recommendationsQuery(undefined)).data.pages[0] ?? {}
  return (
    <Stack as="section" gap={4} aria-labelledby="recommending">
      <Card>
        <div>
          <h2 id="recommending">{latest.title}</h2>
          <Text look="secondary">{inAll > 0 ? latest.earned(coins(inAll), inAll) : latest.nothingYet}</Text>
        </div>
        <Grid minWidth={232} gap={3}>
          <ButtonLink to={memberPaths.recommendation}>
            <IconBone size={22} aria-hidden="true" />
            {recommendations.start}
          </ButtonLink>
          {prescribes && (
            <ButtonLink variant="soft" to={memberPaths.prescriptions}>
              <IconStethoscope size={22} aria-hidden="true" />
              {latest.prescribe}
            </ButtonLink>
          )}
        </Grid>
      </Card>
      <List label={latest.list}>
        {items.slice(0, mostLatest).map((item) => (
          <LatestRow key={item.code} recommendation={item} />
        ))}
      </List>
    </Stack>
  )
}

function LatestRow({ recommendation }: { recommendation: RecommendationPath }) {
  const { path } = useRecommendationsWords()
  const { client, product } = recommendation
  const name = fullName(product)
  return (
    <ListItem to={memberPaths.recommendations}>
      <Tile tone="caramel" sizePx={40}>
        <img src={product.image.link ?? bag} width="32" height="32" alt="" />
      </Tile>
      <ItemWords>
        <b>{client?.name ?? path.erased}</b>
        <small>{client?.pet_name ? path.clientAndProduct(client.pet_name, name) : name}</small>
      </ItemWords>
      <Outcome recommendation={recommendation} />
    </ListItem>
  )
}

/** The last thing that became of it. */
function Outcome({ recommendation }: { recommendation: RecommendationPath }) {
  const { path } = useRecommendationsWords()
  const { movement } = useFormat()
  const bought = recommendation.purchases.filter(({ is_reversed }) => !is_reversed)
  const earned = bought.reduce((sum, { coins }) => sum + coins, 0)
  if (isEnding(recommendation, programmeDay(Date.now())))
    return <Tag kind="attention">{path.steps.ending}</Tag>
  if (earned > 0)
    return <CoinAmount size="small" figure={movement(earned)} word={path.coins(earned)} isGain />
  if (bought.length > 0) return <Tag kind="success">{path.steps.bought}</Tag>
  return recommendation.opened_at ? (
    <Tag kind="info">{path.steps.opened}</Tag>
  ) : (
    <Tag kind="neutral">{path.steps.sent}</Tag>
  )
}
