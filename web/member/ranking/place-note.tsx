import { IconInfoCircle, IconTrendingUp, IconTrophy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Ranking } from '#contract/ranking.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { ItemWords } from '#web/ui/list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { endOf, useMonthNames } from './month-names.ts'
import { personAhead } from './person-ahead.ts'
import { useRankingWords } from './words.ts'

export function PlaceNote({ places }: { places: Ranking }) {
  const { ranking } = useRankingWords()
  const { coins, date } = useFormat()
  const { nameOf } = useMonthNames()
  const { me, month, is_current, is_hidden } = places
  if (is_hidden) return <Note Icon={IconInfoCircle} title={ranking.hidden} />
  if (!me) {
    const name = nameOf(month)
    return <Note Icon={IconInfoCircle} title={is_current ? ranking.notYet(name) : ranking.notThen(name)} />
  }
  if (!is_current) return null
  const ahead = personAhead(places)
  const closing = ranking.toPassText(date(endOf(month).last))
  if (!ahead)
    return me.position === 1 ? <Note Icon={IconTrophy} title={ranking.leading} text={closing} /> : null
  const title = ranking.toPass(coins(ahead.coins), ahead.coins, ahead.name)
  return <Note Icon={IconTrendingUp} title={title} text={closing} />
}

function Note({ Icon, title, text }: { Icon: IconShape; title: ReactNode; text?: ReactNode }) {
  return (
    <Card tone="action">
      <Row gap={3} hasOneLine align="start">
        <Icon size={24} aria-hidden="true" />
        <ItemWords>
          <b>{title}</b>
          {text && (
            <Text as="span" look="note">
              {text}
            </Text>
          )}
        </ItemWords>
      </Row>
    </Card>
  )
}
