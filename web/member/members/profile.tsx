import { IconBuildingStore, IconPaw, IconSpeakerphone, IconStethoscope } from '@tabler/icons-react'
import type { User } from '#contract/members.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { EmailAwaited } from './email-awaited.tsx'
import { Portrait } from './portrait.tsx'
import styles from './profile.module.css'
import { ProfileLinks } from './profile-links.tsx'
import { useProfileWords } from './profile-words.ts'
import { type Story, StoryFigures, StorySince } from './story.tsx'
import { useMembersWords } from './words.ts'

type ProfileProps = {
  user: User
  story: Story
  reload: () => Promise<void>
  leave: () => Promise<void>
  forgetPerson: () => Promise<void>
}

const icons = {
  attendant: IconBuildingStore,
  veterinarian: IconStethoscope,
  breeder: IconPaw,
  promoter: IconSpeakerphone,
}

export function Profile({ user, story, reload, ...rest }: ProfileProps) {
  const { members } = useMembersWords()
  const { profile } = useProfileWords()
  const { type } = user.profile
  return (
    <Screen maxWidth={1184} gap={6} hasWayBack>
      <section className={styles.card} aria-label={user.name}>
        <Portrait user={user} reload={reload} />
        <Stack gap={2} className={styles.who}>
          <div>
            <ScreenHeading screen={profile.screen}>{user.name}</ScreenHeading>
            {user.profile.name && <Text look="secondary">{user.profile.name}</Text>}
            <ProfileValue profile={user.profile} />
            <StorySince user={user} />
          </div>
          <p>
            <Tag kind="info" Icon={icons[type]}>
              {members.profiles[type]}
            </Tag>
          </p>
        </Stack>
        {!user.level.roles.promoter && <StoryFigures user={user} story={story} />}
      </section>
      <EmailAwaited user={user} reload={reload} />
      <ProfileLinks user={user} story={story} {...rest} />
    </Screen>
  )
}

function ProfileValue({ profile: { type, value } }: Pick<User, 'profile'>) {
  const { members } = useMembersWords()
  if (!value) return null
  return (
    <Text look="quiet" hasFigures>
      {type === 'attendant' ? `${members.cnpj} ${formatCnpj(value)}` : `${members.crmv} ${value}`}
    </Text>
  )
}
