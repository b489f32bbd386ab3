import { IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import dog from '#brand/art/caramelo-happy.svg'
import confetti from '#brand/art/confetti.svg'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useFormat } from '#web/platform/format.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Row } from '#web/ui/stack.tsx'
import styles from './redeemed.module.css'
import { type RedeemedPrize, redeemedIn } from './redeemed-prize.ts'
import { RedemptionPicture } from './redemption-picture.tsx'
import { useRedemptionsWords } from './words.ts'

/** Stays until it is left. Opened again later it tells what it still knows, without the party. */
export function Redeemed({ children }: { children: ReactNode }) {
  const { redeemed } = useRedemptionsWords()
  const { day } = useFormat()
  const { state } = useLocation()
  const isParty = useNavigationType() === 'PUSH'
  const prize = redeemedIn(state)
  return (
    <Screen maxWidth={592} gap={6} hasWayBack>
      <div className={styles.party} data-moves={isParty}>
        <img className={styles.confetti} src={confetti} width="390" height="230" alt="" />
        <img className={styles.dog} src={dog} width="220" height="154" alt="" />
      </div>
      <section className={styles.ticket}>
        <Row gap={4} className={styles.top}>
          {prize && <RedemptionPicture image={prize.image} tone={prize.tone} sizePx={88} />}
          <div>
            <ScreenHeading screen={redeemed.title}>{redeemed.title}</ScreenHeading>
            {prize && <p className={styles.title}>{prize.title}</p>}
          </div>
          <p className={styles.text}>{prize ? redeemed.text(day(prize.deliver_by)) : redeemed.plainText}</p>
        </Row>
        {prize && <Stub prize={prize} />}
      </section>
      <div className={styles.actions}>
        <ButtonLink
          to={prize ? linkTo(memberPaths.redemption, { id: prize.id }) : memberPaths.redemptions}
          isFullWidth
        >
          <IconTruckDelivery aria-hidden="true" />
          {redeemed.follow}
        </ButtonLink>
        <ButtonLink to={memberPaths.home} variant="outline" isFullWidth>
          {redeemed.home}
        </ButtonLink>
      </div>
      {children}
    </Screen>
  )
}

function Stub({ prize: { code, coins, balance } }: { prize: RedeemedPrize }) {
  const { redeemed } = useRedemptionsWords()
  const format = useFormat()
  const lines = [
    [redeemed.code, code],
    [redeemed.used, redeemed.coins(format.coins(coins), coins)],
    [redeemed.balance, redeemed.coins(format.coins(balance), balance)],
  ] as const
  return (
    <dl className={styles.stub}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
