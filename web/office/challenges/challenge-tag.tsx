import { IconClock, IconEyeOff, IconPencil } from '@tabler/icons-react'
import type { OfficeChallenge } from '#contract/challenges-office.ts'
import { useFormat } from '#web/platform/format.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useOfficeChallengesWords } from './words.ts'

export function ChallengeTag({ challenge }: { challenge: OfficeChallenge }) {
  const { challengeList } = useOfficeChallengesWords()
  const { date } = useFormat()
  const { is_draft, is_withdrawn, opens_at, closes_at, cap_reached_at } = challenge
  const now = new Date().toISOString()
  if (is_draft)
    return (
      <Tag kind="neutral" Icon={IconPencil}>
        {challengeList.draft}
      </Tag>
    )
  if (is_withdrawn)
    return (
      <Tag kind="neutral" Icon={IconEyeOff}>
        {challengeList.withdrawn}
      </Tag>
    )
  if (opens_at > now)
    return (
      <Tag kind="info" Icon={IconClock}>
        {challengeList.coming(date(opens_at))}
      </Tag>
    )
  if (cap_reached_at !== null) return <Tag kind="attention">{challengeList.capReached}</Tag>
  const isOver = closes_at <= now
  return (
    <Tag kind={isOver ? 'neutral' : 'success'}>{isOver ? challengeList.over : challengeList.running}</Tag>
  )
}
