import dog from '#brand/art/caramelo.svg'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import styles from './home.module.css'
import { Balance } from './members/balance.tsx'
import { Registration } from './members/registration.tsx'
import { Verifying } from './members/verifying.tsx'
import { useUser } from './sessions/user.ts'
import { useHomeWords } from './words.ts'

export function Home() {
  const { home } = useHomeWords()
  const user = useUser()
  const isPromoter = user.level.roles.promoter
  const isBeingVerified = user.level.id === 2 && !isPromoter
  return (
    <main className={styles.home} id="content">
      <div className={styles.column}>
        <div className={styles.top}>
          <ScreenHeading screen={home.screen}>{home.title}</ScreenHeading>
          <img className={styles.dog} src={dog} width="160" height="112" alt="" />
        </div>
        {isPromoter ? <Registration user={user} /> : <Balance coins={user.rewards.coins} />}
        {isBeingVerified && <Verifying />}
      </div>
      {!isPromoter && <Registration user={user} />}
    </main>
  )
}
