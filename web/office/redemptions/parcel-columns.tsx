import type { RedemptionStatus } from '#contract/redemptions.ts'
import type { OfficeRedemption } from '#contract/redemptions-office.ts'
import { programmeDay } from '#domain/business-days.ts'
import { stateNames } from '#domain/states.ts'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useFormat } from '#web/platform/format.ts'
import { Text } from '#web/ui/text.tsx'
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
      cell: ({ title }) => <span className={styles.wraps}>{title}</span>,
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
          {isLate(row) && (
            <Text as="b" look="small" tone="attention">
              {parcels.late}
            </Text>
          )}
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

function lettersOf(state: string): string {
  return Object.keys(stateNames).find((letters) => stateNames[letters] === state) ?? state
}

/** Once somebody has called, the promise of an experience is kept. */
const promised: readonly RedemptionStatus[] = ['requested', 'preparing', 'shipped']

function isLate(parcel: OfficeRedemption): boolean {
  return promised.includes(parcel.status) && parcel.deliver_by < programmeDay(Date.now())
}
