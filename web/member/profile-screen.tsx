import { useQuery } from '@tanstack/react-query'
import { listInvoices } from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { readRanking } from '#contract/ranking.ts'
import { recommendationSummary } from '#contract/recommendations.ts'
import { listRedemptions } from '#contract/redemptions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { Profile } from './members/profile.tsx'
import type { Story } from './members/story.tsx'
import { useNotification } from './notifications/notification-provider.tsx'
import type { UserScreenProps } from './user-screen.tsx'

export function ProfileScreen(props: UserScreenProps) {
  return <Profile {...props} story={useStory(props.user)} />
}

/** What the person did here comes from every feature; what is not there yet is left out. */
export function useStory({ level }: User): Story {
  const { id, roles } = level
  const isMember = id === 3
  const { unread } = useNotification()
  const { data: invoices } = useQuery({ ...queryOf(memberApi, listInvoices), enabled: isMember })
  const { data: redemptions } = useQuery({ ...queryOf(memberApi, listRedemptions), enabled: isMember })
  const { data: ranking } = useQuery({ ...queryOf(memberApi, readRanking, {}), enabled: isMember })
  const { data: recommended } = useQuery({
    ...queryOf(memberApi, recommendationSummary),
    enabled: isMember && !roles.attendant,
  })
  return {
    ...(isMember && { place: ranking?.me?.position ?? null }),
    ...(roles.attendant && isMember && { invoices: invoices?.length }),
    bought: recommended?.bought,
    unread,
    toMend: invoices?.filter(({ status }) => status === 'incomplete').length ?? 0,
    onTheWay: redemptions?.filter(({ status }) => status === 'shipped').length ?? 0,
  }
}
