import gift from '#brand/art/wrapped-gift.svg'
import type { OfficeRedemption } from '#contract/redemptions-office.ts'
import { programmeDay } from '#domain/business-days.ts'
import { stateNames } from '#domain/states.ts'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useFormat } from '#web/platform/format.ts'
import { Text } from '#web/ui/text.tsx'
import { dueOf } from './due.ts'
import styles from './redemptions.module.css'
import { StatusTag } from './status-tag.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

export function useParcelColumns(isOfOneState: boolean): ListingColumn<OfficeRedemption>[] {
  const { parcels } = useOfficeRedemptionsWords()
  const { coins, date } = useFormat()
  return [
    { key: 'code', title: parcels.code, cell: ({ code }) => code },
    {
      key: 'member',
      title: parcels.member,
      cell: ({ member, address }) => (
        <span className={`${styles.two} ${styles.wraps}`}>
          {member?.name ?? parcels.accountDeleted}
          {address && <small>{`${address.city} ${lettersOf(address.state)}`}</small>}
        </span>
      ),
    },
    {
      key: 'title',
      title: parcels.prize,
      cell: ({ title, image }) => (
        <span className={styles.prize}>
          <img src={image ?? gift} width={28} height={28} alt="" loading="lazy" />
          <span className={styles.wraps}>{title}</span>
        </span>
      ),
    },
    { key: 'kind', title: parcels.kind, cell: ({ kind }) => parcels.kinds[kind] },
    {
      key: 'coins',
      title: parcels.coins,
      isNumber: true,
      isSortable: true,
      isMinor: true,
      cell: (row) => coins(row.coins),
    },
    {
      key: 'status',
      title: parcels.state,
      isHiddenAtFirst: isOfOneState,
      cell: ({ status, kind }) => <StatusTag status={status} kind={kind} />,
    },
    {
      key: 'requested_at',
      title: parcels.requestedAt,
      isNumber: true,
      isSortable: true,
      isMinor: true,
      cell: ({ requested_at }) => date(requested_at),
    },
    {
      key: 'deliver_by',
      title: parcels.deliverBy,
      isNumber: true,
      isSortable: true,
      cell: (row) => (
        <span className={styles.two}>
          {date(row.deliver_by)}
          <Due parcel={row} />
        </span>
      ),
    },
    { key: 'carrier', title: parcels.carrier, isHiddenAtFirst: true, cell: ({ carrier }) => carrier },
    {
      key: 'tracking_code',
      title: parcels.trackingCode,
      isHiddenAtFirst: true,
      cell: ({ tracking_code }) => tracking_code,
    },
  ]
}

function Due({ parcel }: { parcel: OfficeRedemption }) {
  const { parcels } = useOfficeRedemptionsWords()
  const due = dueOf(parcel, programmeDay(Date.now()))
  return due ? (
    <Text as="b" look="small" tone={due === 'late' ? 'error' : 'attention'}>
      {parcels[due]}
    </Text>
  ) : null
}

function lettersOf(state: string): string {
  return Object.keys(stateNames).find((letters) => stateNames[letters] === state) ?? state
}
