import { IconHome } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import truck from '#brand/art/delivery-truck.svg'
import gift from '#brand/art/wrapped-gift.svg'
import type { Redemption, RedemptionStatus } from '#contract/redemptions.ts'
import { useFormat } from '#web/platform/format.ts'
import { Disc } from '#web/ui/disc.tsx'
import { Hero } from '#web/ui/hero.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { Arrived } from '#web/ui/travelling.tsx'
import { milestoneOf } from './milestone.ts'
import styles from './track-hero.module.css'
import { useRedemptionsWords } from './words.ts'

const ways: Partial<Record<RedemptionStatus, string>> = {
  requested: '10%',
  preparing: '30%',
  shipped: '62%',
  delivered: '100%',
}

export function TrackHero({ redemption }: { redemption: Redemption }) {
  const { redemptionDetail, redemptionList } = useRedemptionsWords()
  const { weekday, coins } = useFormat()
  const { kind, status, address, image } = redemption
  const { name, day } = milestoneOf(redemption)
  const labels = {
    arrives: redemptionDetail.arrives,
    topUpBy: redemptionDetail.topUpBy,
    callBy: redemptionDetail.callBy,
    contacted: redemptionDetail.contactedOn,
    booked: redemptionDetail.bookedOn,
    got: redemptionDetail.gotOn,
    delivered: redemptionDetail.deliveredOn,
    cancelled: redemptionDetail.cancelledOn,
  }
  const news = {
    ...redemptionDetail.now,
    shipped: redemptionDetail.now.shipped(address?.city ?? ''),
    cancelled: redemptionDetail.now.cancelled(
      redemptionList.coins(coins(redemption.coins), redemption.coins),
    ),
  }
  return (
    <Hero className={styles.hero} aria-label={redemptionDetail.path}>
      <div>
        <Text look="quiet">{labels[name]}</Text>
        <Text look="display" className={styles.day}>
          {weekday(day)}
        </Text>
        <Text look="quiet">{redemptionDetail.ownNow[kind]?.[status] ?? news[status]}</Text>
      </div>
      <Arrived what="picture">
        <Tile tone="light" sizePx={88}>
          <Picture src={image.link ?? gift} width="64" height="64" />
        </Tile>
      </Arrived>
      {kind === 'parcel' && status !== 'cancelled' && (
        <div className={styles.way} style={{ '--way': ways[status] } as CSSProperties} aria-hidden="true">
          <i />
          <img src={truck} width="40" height="40" alt="" />
          <Disc className={styles.home}>
            <IconHome size={20} />
          </Disc>
        </div>
      )}
    </Hero>
  )
}
