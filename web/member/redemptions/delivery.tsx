import { IconMapPin } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { useFormat } from '#web/platform/format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { addressLines } from './address-lines.ts'
import styles from './redeem-dialog.module.css'
import { useRedemptionsWords } from './words.ts'

type DeliveryProps = { prizeId: string; address: User['address']; deliverBy: string | undefined }

/** Where and until when it comes; the address can be mended, and the way leads back to here. */
export function Delivery({ prizeId, address, deliverBy }: DeliveryProps) {
  const { redeeming } = useRedemptionsWords()
  const { weekday } = useFormat()
  const { pathname, search } = useLocation()
  const backTo = { path: pathname + search, state: { redeeming: prizeId } }
  const promise = deliverBy ? redeeming.arrives(weekday(deliverBy)) : redeeming.delivery
  return (
    <div className={styles.delivery}>
      <IconMapPin size={24} aria-hidden="true" />
      <div>
        <b>{address ? promise : redeeming.noAddress}</b>
        {address ? (
          addressLines(address).map((line) => <p key={line}>{line}</p>)
        ) : (
          <p>{redeeming.noAddressText}</p>
        )}
      </div>
      <TextLink
        isAlone
        to={memberPaths.editAddress}
        state={{ backTo }}
        aria-label={address ? redeeming.changeLabel : undefined}
      >
        {address ? redeeming.change : redeeming.addAddress}
      </TextLink>
    </div>
  )
}
