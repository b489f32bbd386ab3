import { IconBuildingStore, IconPaw, IconSpeakerphone, IconStethoscope } from '@tabler/icons-react'
import coin from '#brand/art/coin.svg'
import type { User } from '#contract/members.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { useFormat } from '#web/platform/format.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { EmailAwaited } from './email-awaited.tsx'
import { Portrait } from './portrait.tsx'
import styles from './profile.module.css'
import { ProfileLinks } from './profile-links.tsx'
import { useProfileWords } from './profile-words.ts'
import { useMembersWords } from './words.ts'

type ProfileProps = {
  user: User
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

export function Profile({ user, reload, ...rest }: ProfileProps) {
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
          </div>
          <p>
            <Tag kind="info" Icon={icons[type]}>
              {members.profiles[type]}
            </Tag>
          </p>
        </Stack>
        {!user.level.roles.promoter && <Coins coins={user.rewards.coins} />}
      </section>
      <EmailAwaited user={user} reload={reload} />
      <ProfileLinks user={user} {...rest} />
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

function Coins({ coins }: { coins: number }) {
  const { members } = useMembersWords()
  const format = useFormat()
  return (
    <Card className={styles.coins}>
      <Stack as="p" gap={0} isCentred>
        <Row as="span" gap={1}>
          <img src={coin} width="24" height="24" alt="" />
          <Text as="b" look="figure">
            {format.coins(coins)}
          </Text>
        </Row>
        <small>{members.coins(coins)}</small>
      </Stack>
    </Card>
  )
}
