import dog from '#brand/art/caramelo.svg'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import styles from './home.module.css'
import { Balance } from './members/balance.tsx'
import { Registration } from './members/registration.tsx'
import { Verifying } from './members/verifying.tsx'
import { useRedeeming } from './redeeming.tsx'
import { reloadUser, useUser } from './sessions/user.ts'
import { useGoalHeading } from './store/goal-heading.ts'
import { GoalPanel } from './store/goal-panel.tsx'
import { PrizeSection } from './store/prize-section.tsx'
import { useHomeWords } from './words.ts'

export function Home() {
  const { home } = useHomeWords()
  const user = useUser()
  const { redeem, dialog } = useRedeeming({ user, reload: reloadUser })
  const title = useGoalHeading(user) ?? home.title
  const isPromoter = user.level.roles.promoter
  const isMember = user.level.id === 3
  return (
    <main className={styles.home} id="content">
      <div className={styles.column}>
        <div className={styles.top}>
          <ScreenHeading screen={home.screen}>{title}</ScreenHeading>
          <img className={styles.dog} src={dog} width="160" height="112" alt="" />
        </div>
        {isPromoter ? (
          <Registration user={user} />
        ) : (
          <Balance coins={user.rewards.coins}>{isMember && <GoalPanel user={user} />}</Balance>
        )}
        {!isMember && !isPromoter && <Verifying />}
      </div>
      <div className={styles.prizes}>
        <PrizeSection user={user} onRedeem={redeem} />
      </div>
      {!isPromoter && (
        <div className={styles.side}>
          <Registration user={user} />
        </div>
      )}
      {dialog}
    </main>
  )
}
