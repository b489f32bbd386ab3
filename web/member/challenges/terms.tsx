import { IconCalendarTime, IconPackage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import { useFormat } from '#web/platform/format.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { Text } from '#web/ui/text.tsx'
import styles from './challenge-detail.module.css'
import { useEnding } from './ending.ts'
import { runningTimeOf } from './running-time.ts'
import { useChallengeWords } from './words.ts'

/** Until when it runs, and what counts towards it. */
export function Terms({ challenge: shown }: { challenge: Challenge }) {
  const { challenge } = useChallengeWords()
  const { dateTime } = useFormat()
  const { lastMoment } = runningTimeOf(shown, Date.now())
  return (
    <div className={styles.terms}>
      <Term Icon={IconCalendarTime} title={challenge.windowTitle}>
        <p>
          <b>{useEnding(shown)}</b>
        </p>
        <TimeLeft challenge={shown} />
        <Text look="quiet">{challenge.window(dateTime(shown.opens_at), dateTime(lastMoment))}</Text>
      </Term>
      {shown.goal && (
        <Term Icon={IconPackage} title={challenge.counts}>
          <Products products={shown.goal.products} />
          <Text look="quiet">{challenge.countsText}</Text>
        </Term>
      )}
    </div>
  )
}

function TimeLeft({ challenge: shown }: { challenge: Challenge }) {
  const { challenge } = useChallengeWords()
  const { number } = useFormat()
  const { state, daysLeft } = runningTimeOf(shown, Date.now())
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
    <section>
      <Icon size={24} aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}
