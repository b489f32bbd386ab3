import { IconGift, IconTruckDelivery } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import confetti from '#brand/art/confetti.svg'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useFormat } from '#web/platform/format.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { useCelebration } from '#web/ui/motion.ts'
import { Screen } from '#web/ui/screen.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './prize-redeemed.module.css'
import { type RedeemedPrize, redeemedIn } from './redeemed-prize.ts'
import { RedemptionPicture } from './redemption-picture.tsx'
import { useRedemptionsWords } from './words.ts'

/** Opened again later it shows what the history still has of it, without the animation. */
export function PrizeRedeemed({ children }: { children: ReactNode }) {
  const { redeemed } = useRedemptionsWords()
  const { day } = useFormat()
  const { state } = useLocation()
  const isParty = useNavigationType() === 'PUSH'
  const party = useRef<HTMLDivElement>(null)
  useCelebration(party, isParty)
  const prize = redeemedIn(state)
  const until = prize ? day(prize.deliver_by) : ''
  const texts = {
    parcel: redeemed.text(until),
    digital: redeemed.digital,
    top_up: redeemed.topUp(until),
    experience: redeemed.experience(until),
  }
  const FollowIcon = prize?.kind === 'parcel' ? IconTruckDelivery : IconGift
  return (
    <Screen maxWidth={592} gap={6} hasWayBack isCentred>
      <div ref={party} className={styles.party}>
        <img
          className={styles.confetti}
          data-arises={isParty}
          src={confetti}
          width="390"
          height="230"
          alt=""
        />
        <div className={styles.dog} data-arises={isParty}>
          <Caramelo mood="happy" widthPx={200} />
        </div>
      </div>
      <section>
        <Stack gap={4} className={styles.top}>
          <Row gap={4}>
            {prize && <RedemptionPicture image={prize.image} tone={prize.tone} sizePx={88} />}
            <ItemWords as="div" gap={1}>
              <ScreenHeading screen={redeemed.title}>{redeemed.title}</ScreenHeading>
              {prize && <Text look="strong">{prize.title}</Text>}
            </ItemWords>
          </Row>
          <p>{prize ? texts[prize.kind] : redeemed.plainText}</p>
        </Stack>
        {prize && <TicketStub prize={prize} />}
      </section>
      <Stack>
        <ButtonLink
          to={prize ? linkTo(memberPaths.redemption, { id: prize.id }) : memberPaths.redemptions}
          isFullWidth
        >
          <FollowIcon aria-hidden="true" />
          {prize?.kind === 'digital' ? redeemed.seeCode : redeemed.follow}
        </ButtonLink>
        <ButtonLink to={memberPaths.home} variant="outline" isFullWidth>
          {redeemed.home}
        </ButtonLink>
      </Stack>
      {children}
    </Screen>
  )
}

function TicketStub({ prize: { code, coins, balance } }: { prize: RedeemedPrize }) {
  const { redeemed } = useRedemptionsWords()
  const format = useFormat()
  const lines = [
    [redeemed.code, code],
    [redeemed.used, redeemed.coins(format.coins(coins), coins)],
    [redeemed.balance, redeemed.coins(format.coins(balance), balance)],
  ] as const
  return (
    <div className={styles.stub}>
      <Facts>
        {lines.map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </div>
  )
}
