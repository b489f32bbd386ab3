import { IconBell, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { useFormat } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disc } from '#web/ui/disc.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './how-to-earn.module.css'
import { MonthProgress, type Summary } from './month-progress.tsx'
import { addressOf } from './steps.ts'
import { useRecommendationsWords } from './words.ts'

/** For who earns by recommending, and not by invoices. */
export function HowToEarn({ summary, isFirst }: { summary: Summary; isFirst: boolean }) {
  const { earning } = useRecommendationsWords()
  return (
    <Card as="section" className={styles.card} aria-labelledby="how-to-earn">
      <h2 id="how-to-earn">{earning.title}</h2>
      <Steps summary={summary} isFirst={isFirst} />
      {!isFirst && summary.month_cap > 0 && <MonthProgress summary={summary} />}
      {summary.ending > 0 && <Ending count={summary.ending} />}
      {isFirst ? (
        <ButtonLink to={memberPaths.recommendation}>{earning.start}</ButtonLink>
      ) : (
        <ButtonLink variant="soft" to={memberPaths.recommendations}>
          {earning.seeAll}
        </ButtonLink>
      )}
    </Card>
  )
}

function Steps({ summary, isFirst }: { summary: Summary; isFirst: boolean }) {
  const { earning } = useRecommendationsWords()
  const { number } = useFormat()
  const { opened, bought, bought_again: again, share_thousandths: share } = summary
  const sent = summary.sent + opened + bought
  const sold = [
    earning.bought(number(bought), bought),
    ...(again > 0 ? [earning.boughtAgain(number(again), again)] : []),
  ]
  const steps = [
    {
      key: 'recommend',
      title: earning.recommend,
      text: isFirst ? earning.recommendFirst : earning.sent(number(sent), sent),
      isDone: sent > 0,
    },
    {
      key: 'show',
      title: earning.show,
      text: isFirst ? earning.showFirst : earning.opened(number(opened), opened),
      isDone: opened + bought > 0,
    },
    {
      key: 'earn',
      title: share === 500 ? earning.half : earning.share(number(share / 10)),
      text: isFirst ? earning.earnFirst : sold.join(' · '),
      isDone: bought > 0,
    },
  ]
  return (
    <Stack as="ol" gap={4} className={styles.steps}>
      {steps.slice(0, share > 0 ? 3 : 2).map(({ key, title, text, isDone }, place) => (
        <Stack as="li" gap={0} key={key}>
          <Disc className={styles.number} tone={isDone ? 'caramel' : 'caramel-soft'} aria-hidden="true">
            {place + 1}
          </Disc>
          <b>{title}</b>
          <Text look="quiet">{text}</Text>
        </Stack>
      ))}
    </Stack>
  )
}

function Ending({ count }: { count: number }) {
  const { earning } = useRecommendationsWords()
  const { number } = useFormat()
  return (
    <Link className={styles.ending} to={addressOf('ending')}>
      <IconBell size={22} aria-hidden="true" />
      <Stack as="span" gap={0} grows>
        <b>{earning.ending(count, number(count))}</b> <small>{earning.endingText}</small>
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  )
}
