import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/members.ts'
import { takeFirstAnswers } from '#web/member/kit/first-answers.ts'
import { invoicesQuery } from '#web/member/kit/invoices-query.ts'
import { Profile } from './members/profile.tsx'
import type { Story } from './members/story.tsx'
import { useNotification } from './notifications/notification-provider.tsx'
import { rankingQuery } from './ranking/calls.ts'
import { summaryQuery } from './recommendations/calls.ts'
import { redemptionsQuery } from './redemptions/calls.ts'
import type { UserScreenProps } from './user-screen.tsx'

export function takeStory(): Promise<void> {
  return takeFirstAnswers(invoicesQuery, redemptionsQuery, rankingQuery())
}

export function ProfileScreen(props: UserScreenProps) {
  return <Profile {...props} story={useStory(props.user)} />
}

/** What the person did here comes from every feature; what is not there yet has its place. */
export function useStory({ level }: User): Story {
  const { id, roles } = level
  const isMember = id === 3
  const { unread } = useNotification()
  const { data: invoices } = useQuery({ ...invoicesQuery, enabled: isMember })
  const { data: redemptions } = useQuery({ ...redemptionsQuery, enabled: isMember })
  const { data: ranking } = useQuery({ ...rankingQuery(), enabled: isMember })
  const { data: recommended } = useQuery({ ...summaryQuery, enabled: isMember && !roles.attendant })
  return {
    ...(isMember && { place: ranking?.me?.position ?? null }),
    ...(isMember &&
      (roles.attendant ? { invoices: invoices?.length ?? null } : { bought: recommended?.bought ?? null })),
    unread,
    toMend: invoices?.filter(({ status }) => status === 'incomplete').length ?? 0,
    onTheWay: redemptions?.filter(({ status }) => status === 'shipped').length ?? 0,
  }
}
