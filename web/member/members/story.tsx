import coin from '#brand/art/coin.svg'
import type { User } from '#contract/members.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Count, Counts } from '#web/ui/counts.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './profile.module.css'
import { useProfileWords } from './profile-words.ts'
import { useMembersWords } from './words.ts'

export type Story = {
  /** In this month's ranking; null without coins in it. */
  place?: number | null
  /** Sent, by who sends them; null until it is known. */
  invoices?: number | null
  /** What clients bought on this person's recommendation; null until it is known. */
  bought?: number | null
  unread: number
  toMend: number
  onTheWay: number
}

/** What somebody has done here, in three figures. */
export function StoryFigures({ user, story: told }: { user: User; story: Story }) {
  const { story } = useProfileWords()
  const { members } = useMembersWords()
  const { coins, number } = useFormat()
  const { place, invoices, bought } = told
  const figure = (count: number | null) => (count === null ? '–' : number(count))
  return (
    <Card className={styles.story}>
      <Counts>
        <Count name={members.coins(user.rewards.coins)}>
          <Row as="span" gap={1} spread="center" hasOneLine>
            <img src={coin} width="24" height="24" alt="" />
            {coins(user.rewards.coins)}
          </Row>
        </Count>
        {invoices !== undefined && <Count name={story.invoices(invoices ?? 0)}>{figure(invoices)}</Count>}
        {bought !== undefined && <Count name={story.bought(bought ?? 0)}>{figure(bought)}</Count>}
        {place !== undefined && (
          <Count name={story.place}>{place === null ? '–' : story.ordinal(number(place))}</Count>
        )}
      </Counts>
    </Card>
  )
}

/** For example "12.340 moedas ganhas desde março de 2026". */
export function StorySince({ user: { since, rewards, level } }: { user: User }) {
  const { story } = useProfileWords()
  const { members } = useMembersWords()
  const { coins, monthAndYear } = useFormat()
  if (!since) return null
  const from = monthAndYear(since)
  const { points } = rewards
  const hasEarned = points > 0 && !level.roles.promoter
  return (
    <Text look="quiet">
      {hasEarned ? story.earned(`${coins(points)} ${members.coins(points)}`, from) : story.since(from)}
    </Text>
  )
}
