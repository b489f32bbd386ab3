import { IconBuildingStore, IconPaw, IconSpeakerphone, IconStethoscope } from '@tabler/icons-react'
import coin from '#brand/art/coin.svg'
import type { User } from '#contract/members.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { useFormat } from '#web/platform/format.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Tag } from '#web/ui/tag.tsx'
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
        <div className={styles.who}>
          <ScreenHeading screen={profile.screen}>{user.name}</ScreenHeading>
          {user.profile.name && <p>{user.profile.name}</p>}
          <ProfileValue profile={user.profile} />
          <p className={styles.type}>
            <Tag kind="info" Icon={icons[type]}>
              {members.profiles[type]}
            </Tag>
          </p>
        </div>
        {!user.level.roles.promoter && <Coins coins={user.rewards.coins} />}
      </section>
      <ProfileLinks user={user} {...rest} />
    </Screen>
  )
}

function ProfileValue({ profile: { type, value } }: Pick<User, 'profile'>) {
  const { members } = useMembersWords()
  if (!value) return null
  return (
    <p className={styles.value}>
      {type === 'attendant' ? `${members.cnpj} ${formatCnpj(value)}` : `${members.crmv} ${value}`}
    </p>
  )
}

function Coins({ coins }: { coins: number }) {
  const { members } = useMembersWords()
  const format = useFormat()
  return (
    <Card as="p" className={styles.coins}>
      <b>
        <img src={coin} width="24" height="24" alt="" />
        {format.coins(coins)}
      </b>
      <span>{members.coins(coins)}</span>
    </Card>
  )
}
