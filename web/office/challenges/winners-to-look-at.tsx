import { officeMember } from '#contract/members-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './challenges.module.css'
import type { ReplayResult } from './replay-result.ts'
import { useOfficeChallengesWords } from './words.ts'

type Winners = ReplayResult['answer']['to_look_at']

/** Who would win with more documents, or more refused ones, than is usual. */
export function WinnersToLookAt({ winners }: { winners: Winners }) {
  const { replay } = useOfficeChallengesWords()
  const { number } = useFormat()
  // Who keeps the catalogue has no business with the person beyond their name.
  const mayOpenMember = useMay()(officeMember)
  if (winners.length === 0) return null
  const busy = winners.filter(({ most_in_a_day }) => most_in_a_day >= 10).length
  const refused = winners.filter((winner) => winner.refused >= 4).length
  const why = [busy && replay.busy(busy), refused && replay.refused(refused)].filter(Boolean)
  return (
    <Notice kind="attention">
      <details className={styles.look}>
        <summary>
          <b>{replay.toLookAt(winners.length)}</b> {why.join(', ')}
        </summary>
        <Stack as="ul" gap={1}>
          {winners.map(({ id, name, most_in_a_day, refused: times }) => (
            <li key={id}>
              {mayOpenMember ? (
                <TextLink to={linkTo(officePaths.member, { id })}>{name}</TextLink>
              ) : (
                <b>{name}</b>
              )}{' '}
              {replay.lookFacts(number(most_in_a_day), number(times))}
            </li>
          ))}
        </Stack>
      </details>
    </Notice>
  )
}
