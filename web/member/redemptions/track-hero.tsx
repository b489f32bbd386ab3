import { IconHome } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import truck from '#brand/art/delivery-truck.svg'
import gift from '#brand/art/wrapped-gift.svg'
import type { Redemption, RedemptionStatus } from '#contract/redemptions.ts'
import { useFormat } from '#web/platform/format.ts'
import { milestoneOf } from './milestone.ts'
import styles from './track-hero.module.css'
import { useRedemptionsWords } from './words.ts'

const ways: Readonly<Record<Exclude<RedemptionStatus, 'cancelled'>, string>> = {
  requested: '10%',
  preparing: '30%',
  shipped: '62%',
  delivered: '100%',
}

/** The day first, then how far the parcel is. */
export function TrackHero({ redemption }: { redemption: Redemption }) {
  const { redemptionDetail, redemptionList } = useRedemptionsWords()
  const { weekday, coins } = useFormat()
  const { status, address, image } = redemption
  const { name, day } = milestoneOf(redemption)
  const labels = {
    arrives: redemptionDetail.arrives,
    delivered: redemptionDetail.deliveredOn,
    cancelled: redemptionDetail.cancelledOn,
  }
  const news = {
    ...redemptionDetail.now,
    shipped: redemptionDetail.now.shipped(address.city),
    cancelled: redemptionDetail.now.cancelled(
      redemptionList.coins(coins(redemption.coins), redemption.coins),
    ),
  }
  return (
    <section className={styles.hero} aria-label={redemptionDetail.path}>
      <div>
        <p className={styles.label}>{labels[name]}</p>
        <p className={styles.day}>{weekday(day)}</p>
        <p className={styles.label}>{news[status]}</p>
      </div>
      <span className={styles.picture}>
        <img src={image.link ?? gift} width="64" height="64" alt="" />
      </span>
      {status !== 'cancelled' && (
        <div className={styles.way} style={{ '--way': ways[status] } as CSSProperties} aria-hidden="true">
          <i />
          <img src={truck} width="40" height="40" alt="" />
          <span>
            <IconHome size={20} />
          </span>
        </div>
      )}
    </section>
  )
}
