import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type OfficeChallenge, officeChallenges, orderChallenges } from '#contract/challenges-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { OrderedList } from '#web/office/kit/ordered-list.tsx'
import { firstDayOf, lastDayOf } from '#web/office/kit/programme-window.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage, useWords } from '#web/platform/language.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { useChallenges } from './calls.ts'
import { ChallengeTag } from './challenge-tag.tsx'
import styles from './challenges.module.css'
import { useOfficeChallengesWords } from './words.ts'

/** Every challenge in the order members see them. */
export function Challenges() {
  const { challengeList } = useOfficeChallengesWords()
  const { shell } = useWords()
  const { number } = useFormat()
  const { data: challenges } = useChallenges()
  return (
    <OfficeScreen
      title={challengeList.title}
      note={challenges && number(challenges.length)}
      actions={
        <ButtonLink to={officePaths.newChallenge}>
          <IconPlus size={18} aria-hidden="true" />
          {challengeList.add}
        </ButtonLink>
      }
    >
      {challenges ? (
        <Ordered challenges={challenges} />
      ) : (
        <Skeleton text={shell.loading}>
          <SkeletonBlock height="400px" />
        </Skeleton>
      )}
    </OfficeScreen>
  )
}

function Ordered({ challenges }: { challenges: readonly OfficeChallenge[] }) {
  const { challengeList } = useOfficeChallengesWords()
  const language = useLanguage()
  const [ordered, setOrdered] = useState<readonly string[]>([])
  const { isPending, mutate } = useAction({
    act: (ids: string[]) => officeApi.call(orderChallenges, { ids }),
    done: challengeList.ordered,
    failed: challengeList.failed,
    refreshes: [officeChallenges.path],
  })
  // In its new place at once; whatever came of it is what is read next.
  const shown = isPending
    ? ordered.flatMap((id) => challenges.find((challenge) => challenge.id === id) ?? [])
    : challenges
  return (
    <OrderedList
      label={challengeList.title}
      things={shown}
      keyOf={({ id }) => id}
      upLabel={({ titles }) => challengeList.up(titles[language])}
      downLabel={({ titles }) => challengeList.down(titles[language])}
      isBusy={isPending}
      onOrder={(ids) => {
        setOrdered(ids)
        mutate(ids)
      }}
    >
      {(challenge) => <Row challenge={challenge} />}
    </OrderedList>
  )
}

function Row({ challenge }: { challenge: OfficeChallenge }) {
  const { challengeList } = useOfficeChallengesWords()
  const { date, number, coins } = useFormat()
  const language = useLanguage()
  const { id, titles, goal, opens_at, closes_at, taking_part, reached, cap } = challenge
  const days = challengeList.window(date(firstDayOf(opens_at)), date(lastDayOf(closes_at)))
  const part = goal ? challengeList.part(number(taking_part), number(reached)) : challengeList.noGoal
  const paid = cap !== null && challengeList.paid(coins(challenge.paid ?? 0), coins(cap))
  return (
    <>
      <div className={styles.name}>
        <Link to={linkTo(officePaths.challenge, { id })}>
          {titles[language] || titles['pt-BR'] || challengeList.untitled}
        </Link>
        <p>{[days, part, paid].filter(Boolean).join(' · ')}</p>
      </div>
      <ChallengeTag challenge={challenge} />
    </>
  )
}
