import { IconCalendarTime, IconPackage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { ItemWords } from '#web/ui/list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './challenge-terms.module.css'
import { useEndText } from './end-text.ts'
import { runningTimeOf } from './running-time.ts'
import { useChallengeWords } from './words.ts'

export function ChallengeTerms({ challenge: current }: { challenge: Challenge }) {
  const { challenge } = useChallengeWords()
  const { dateTime } = useFormat()
  const { lastMoment } = runningTimeOf(current, Date.now())
  return (
    <Card isFlush>
      <Term Icon={IconCalendarTime} title={challenge.windowTitle}>
        <p>
          <b>{useEndText(current)}</b>
        </p>
        <TimeLeft challenge={current} />
        <Text look="quiet">{challenge.window(dateTime(current.opens_at), dateTime(lastMoment))}</Text>
      </Term>
      {current.goal && (
        <Term Icon={IconPackage} title={challenge.counts}>
          <Products products={current.goal.products} />
          <Text look="quiet">
            {current.goal.unit === 'recommendations' ? challenge.soldText : challenge.countsText}
          </Text>
        </Term>
      )}
    </Card>
  )
}

function TimeLeft({ challenge: current }: { challenge: Challenge }) {
  const { challenge } = useChallengeWords()
  const { number } = useFormat()
  const { state, daysLeft } = runningTimeOf(current, Date.now())
  if (state !== 'running') return null
  return <p>{daysLeft === 0 ? challenge.lastDay : challenge.daysLeft(number(daysLeft), daysLeft)}</p>
}

function Products({ products }: { products: NonNullable<Challenge['goal']>['products'] }) {
  const { challenge } = useChallengeWords()
  if (products.length === 0) return <p>{challenge.countsAll}</p>
  return (
    <ul className={styles.products}>
      {products.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
}

function Term({ Icon, title, children }: { Icon: IconShape; title: string; children: ReactNode }) {
  return (
    <Row as="section" gap={3} hasOneLine align="start" className={styles.term}>
      <Icon size={24} aria-hidden="true" />
      <ItemWords as="div" gap={1}>
        <Text as="h2" look="part-title">
          {title}
        </Text>
        {children}
      </ItemWords>
    </Row>
  )
}
