import { useQuery } from '@tanstack/react-query'
import trophy from '#brand/art/trophy.svg'
import { memberPaths } from '#contract/paths.ts'
import type { Ranking, RankingRow } from '#contract/ranking.ts'
import { programmeDay } from '#domain/business-days.ts'
import { useFormat } from '#web/platform/format.ts'
import { PromoCard } from '#web/ui/promo-card.tsx'
import { rankingQuery } from './calls.ts'
import { useMonthNames } from './month-names.ts'
import { personAhead } from './person-ahead.ts'
import { useRankingWords } from './words.ts'

export function RankingCard() {
  const { rankingCard } = useRankingWords()
  const { nameOf } = useMonthNames()
  const { data } = useQuery(rankingQuery())
  const month = nameOf(data?.month ?? programmeDay(Date.now()).slice(0, 7))
  if (data?.me) return <OwnPlace ranking={data} me={data.me} month={month} />
  return (
    <PromoCard
      to={memberPaths.ranking}
      art={trophy}
      title={rankingCard.month(month)}
      text={rankingCard.look}
    />
  )
}

function OwnPlace({ ranking, me, month }: { ranking: Ranking; me: RankingRow; month: string }) {
  const { ranking: words, rankingCard } = useRankingWords()
  const { number, coins } = useFormat()
  const ahead = personAhead(ranking)
  const toPass = ahead ? words.toPass(coins(ahead.coins), ahead.coins, ahead.name) : rankingCard.look
  return (
    <PromoCard
      to={memberPaths.ranking}
      art={trophy}
      title={rankingCard.mine(number(me.position), month)}
      text={me.position === 1 ? rankingCard.first : toPass}
    />
  )
}
