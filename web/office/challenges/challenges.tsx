import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import trophy from '#brand/art/trophy.svg'
import { type OfficeChallenge, officeChallenges, orderChallenges } from '#contract/challenges-office.ts'
import { textIn } from '#contract/languages.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { firstDayOf, lastDayOf } from '#domain/programme-window.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { OrderedList, OrderedName } from '#web/office/kit/ordered-list.tsx'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChallengeTag } from './challenge-tag.tsx'
import { challengesQuery } from './challenges-query.ts'
import { useOfficeChallengesWords } from './words.ts'

export function Challenges() {
  const { challengeList } = useOfficeChallengesWords()
  return (
    <OfficeScreen
      title={challengeList.title}
      note={<ChallengeCount />}
      actions={<AddChallenge />}
      waiting={<Waiting height="400px" />}
    >
      <ChallengesInOrder />
    </OfficeScreen>
  )
}

function AddChallenge() {
  const { challengeList } = useOfficeChallengesWords()
  return (
    <ButtonLink to={officePaths.newChallenge}>
      <IconPlus size={18} aria-hidden="true" />
      {challengeList.add}
    </ButtonLink>
  )
}

function ChallengeCount() {
  const { number } = useFormat()
  const { data } = useQuery(challengesQuery)
  return data ? number(data.length) : null
}

function ChallengesInOrder() {
  const { challengeList } = useOfficeChallengesWords()
  const language = useLanguage()
  const { data: challenges } = useSuspenseQuery(challengesQuery)
  if (challenges.length === 0)
    return (
      <EmptyState
        art={trophy}
        title={challengeList.none}
        text={challengeList.noneText}
        action={<AddChallenge />}
      />
    )
  return (
    <OrderedList
      label={challengeList.title}
      things={challenges}
      keyOf={({ id }) => id}
      upLabel={({ titles }) => challengeList.up(textIn(titles, language))}
      downLabel={({ titles }) => challengeList.down(textIn(titles, language))}
      save={(ids) => officeApi.call(orderChallenges, { ids })}
      savedText={challengeList.ordered}
      failedText={challengeList.failed}
      refreshes={[officeChallenges]}
    >
      {(challenge) => <ChallengeRow challenge={challenge} />}
    </OrderedList>
  )
}

function ChallengeRow({ challenge }: { challenge: OfficeChallenge }) {
  const { challengeList } = useOfficeChallengesWords()
  const { date, number, coins } = useFormat()
  const language = useLanguage()
  const { id, titles, goal, opens_at, closes_at, taking_part, reached, cap } = challenge
  const days = challengeList.window(date(firstDayOf(opens_at)), date(lastDayOf(closes_at)))
  const part = goal ? challengeList.part(number(taking_part), number(reached)) : challengeList.noGoal
  const paid = cap !== null && challengeList.paid(coins(challenge.paid ?? 0), coins(cap))
  return (
    <>
      <OrderedName
        to={linkTo(officePaths.challenge, { id })}
        name={textIn(titles, language) || challengeList.untitled}
        facts={[days, part, paid]}
      />
      <ChallengeTag challenge={challenge} />
    </>
  )
}
