import { IconMapPin, IconMessageCircle } from '@tabler/icons-react'
import { memberPaths } from '#contract/paths.ts'
import type { Redemption } from '#contract/redemptions.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { addressLines } from './address-lines.ts'
import styles from './redemptions.module.css'
import { useRedemptionsWords } from './words.ts'

/** Where it goes, as the address was when it was asked for, and whom to ask. */
export function Destination({ redemption: { address } }: { redemption: Redemption }) {
  const { redemptionDetail } = useRedemptionsWords()
  return (
    <RowList label={redemptionDetail.address}>
      <li className={styles.address}>
        <IconMapPin size={24} aria-hidden="true" />
        <div>
          <b>{redemptionDetail.address}</b>
          {addressLines(address).map((line) => (
            <p className={styles.quiet} key={line}>
              {line}
            </p>
          ))}
        </div>
      </li>
      <LinkRow to={memberPaths.support} Icon={IconMessageCircle} title={redemptionDetail.support} />
    </RowList>
  )
}
