import type { ReactNode } from 'react'
import { Link } from 'react-router'
import coin from '#brand/art/coin.svg'
import { brand } from '#brand/brand.ts'
import mark from '#brand/logo-mark.svg'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { imageInWidth } from '#contract/pictures.ts'
import { withoutTitle } from '#domain/names.ts'
import { seenCoins } from '#web/member/kit/seen-coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Only } from '#web/ui/only.tsx'
import { RollingFigure } from '#web/ui/rolling-figure.tsx'
import { Row } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './member-header.module.css'
import { useMembersWords } from './words.ts'

type MemberHeaderProps = {
  user: User
  progress: ReactNode
  children: ReactNode
}

export function MemberHeader({ user, progress, children }: MemberHeaderProps) {
  const { members } = useMembersWords()
  const { number } = useFormat()
  const { coins } = user.rewards
  const { avatar } = user.images
  return (
    <Row as="header" gap={1} className={styles.header}>
      <img className={styles.mark} src={mark} width="36" height="36" alt={brand.name} />
      <p className={styles.who}>
        {members.greeting} <Name full={user.name} />
      </p>
      {!user.level.roles.promoter && (
        <div className={styles.coins}>
          <p>
            <img src={coin} width="20" height="20" alt="" />
            <RollingFigure value={coins} from={seenCoins()?.available} format={number} />{' '}
            <VisuallyHidden>{members.coins(coins)}</VisuallyHidden>
          </p>
          <div className={styles.progress}>{progress}</div>
        </div>
      )}
      {children}
      <Link className={styles.profile} to={memberPaths.profile}>
        <Avatar name={user.name} image={avatar.link && imageInWidth(avatar.link, 96)} />
        <VisuallyHidden>{members.myProfile}</VisuallyHidden>
      </Link>
    </Row>
  )
}

function Name({ full }: { full: string }) {
  const [first, ...rest] = withoutTitle(full).split(/\s+/)
  return (
    <b>
      {first}{' '}
      <Only as="span" on="from-900">
        {rest.join(' ')}
      </Only>
    </b>
  )
}
