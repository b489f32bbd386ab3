import {
  IconBell,
  IconBellCog,
  IconBuildingStore,
  IconChecklist,
  IconDeviceMobile,
  IconEdit,
  IconFileText,
  IconHeartHandshake,
  IconListDetails,
  IconLock,
  IconLogout,
  IconMapPin,
  IconMessageCircle,
  IconReceipt,
  IconShieldCheck,
  IconStethoscope,
  IconTrash,
  IconTrophy,
  IconTruckDelivery,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { useWords } from '#web/platform/language.ts'
import { useSignOut } from '#web/platform/sign-out.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { Grid, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { useDownloadData } from './download-data.tsx'
import { useProfileWords } from './profile-words.ts'
import type { Story } from './story.tsx'
import { ThemeRow } from './theme-row.tsx'

type ProfileLinksProps = {
  user: User
  story: Story
  leave: () => Promise<void>
  forgetPerson: () => Promise<void>
}

type Texts = ReturnType<typeof useProfileWords>['profile']
type Name = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts]
type Entry = readonly [path: string, name: Name, Icon: IconShape, isFor?: (level: User['level']) => boolean]

const members = ({ id }: User['level']) => id === 3

const activity: readonly Entry[] = [
  [memberPaths.notifications, 'notifications', IconBell, members],
  [memberPaths.invoices, 'documents', IconReceipt, members],
  [memberPaths.statement, 'statement', IconListDetails, members],
  [memberPaths.redemptions, 'redemptions', IconTruckDelivery, members],
  [memberPaths.clients, 'clients', IconUsers, members],
  [memberPaths.recommendations, 'recommendations', IconHeartHandshake, members],
  [
    memberPaths.prescriptions,
    'prescriptions',
    IconStethoscope,
    (level) => members(level) && level.roles.prescriber,
  ],
  [memberPaths.ranking, 'ranking', IconTrophy, members],
  [memberPaths.network, 'network', IconUsersGroup, ({ roles }) => roles.promoter],
]

const data: readonly Entry[] = [
  [memberPaths.editData, 'editData', IconEdit, members],
  [memberPaths.editAddress, 'editAddress', IconMapPin, members],
  [
    memberPaths.shopListing,
    'shopListing',
    IconBuildingStore,
    (level) => members(level) && level.roles.attendant,
  ],
  [memberPaths.changePassword, 'changePassword', IconLock, members],
  [memberPaths.sessions, 'sessions', IconDeviceMobile],
  [memberPaths.channels, 'channels', IconBellCog],
  [memberPaths.consents, 'consents', IconChecklist],
]

/** Shows only what the person's level and role open. */
export function ProfileLinks({ user, story, leave, forgetPerson }: ProfileLinksProps) {
  const { profile } = useProfileWords()
  const { sessions } = useWords()
  const signOut = useSignOut(leave)
  const download = useDownloadData()
  const [isDeleting, setDeleting] = useState(false)

  const rows = useRows(user, story)

  return (
    <Grid minWidth={300} gap={6}>
      <Group title={profile.activity}>{rows(activity)}</Group>
      <Group title={profile.myData}>
        {rows(data)}
        <ThemeRow />
        {download.row}
      </Group>
      <Group title={profile.program}>
        <LinkRow to={memberPaths.privacy} Icon={IconShieldCheck} title={profile.privacy} />
        <LinkRow to={memberPaths.regulation} Icon={IconFileText} title={profile.regulation} />
        <LinkRow to={memberPaths.support} Icon={IconMessageCircle} title={profile.support} />
        <ActionRow
          onPress={signOut.leave}
          isBusy={signOut.isLeaving}
          Icon={IconLogout}
          title={sessions.signOut}
        />
        <ActionRow
          onPress={() => setDeleting(true)}
          Icon={IconTrash}
          title={profile.deleteAccount}
          isDanger
        />
      </Group>
      {download.dialog}
      {isDeleting && (
        <DeleteAccount user={user} forgetPerson={forgetPerson} onClose={() => setDeleting(false)} />
      )}
    </Grid>
  )
}

/** Beside what was opened from them. */
export function ProfileList({ user, story }: Pick<ProfileLinksProps, 'user' | 'story'>) {
  const { profile } = useProfileWords()
  const rows = useRows(user, story)
  return (
    <>
      <Group title={profile.activity}>{rows(activity)}</Group>
      <Group title={profile.myData}>{rows(data)}</Group>
    </>
  )
}

function useRows(user: User, story: Story) {
  const { profile, story: words } = useProfileWords()
  const notes: Partial<Record<Name, string | false>> = {
    notifications: story.unread > 0 && words.unread(story.unread),
    documents: story.toMend > 0 && words.toMend(story.toMend),
    redemptions: story.onTheWay > 0 && words.onTheWay(story.onTheWay),
  }
  return (entries: readonly Entry[]) =>
    entries
      .filter(([, , , isFor]) => !isFor || isFor(user.level))
      .map(([path, name, Icon]) => (
        <LinkRow
          key={path}
          to={path}
          Icon={Icon}
          title={profile[name]}
          {...(notes[name] && { note: notes[name] })}
        />
      ))
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <Text as="h2" look="group-title">
        {title}
      </Text>
      <RowList label={title}>{children}</RowList>
    </Stack>
  )
}
