import {
  type Adjustment,
  confirmAdjustment,
  officeAdjustments,
  refuseAdjustment,
} from '#contract/coins-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { queueCounts } from '#contract/reports.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { useOfficeMembersWords } from './words.ts'

const refreshes = [officeAdjustments, queueCounts]

/** Coins by hand that are too many for one person alone. */
export function Adjustments() {
  const { adjustments } = useOfficeMembersWords()
  return (
    <Listing
      title={adjustments.title}
      list={officeAdjustments}
      columns={useColumns()}
      sort={{ key: 'asked_at', direction: 'ascending' }}
      keyOf={({ id }) => id}
      hrefOf={({ member }) => linkTo(officePaths.member, { id: member.id })}
    />
  )
}

function useColumns(): ListingColumn<Adjustment>[] {
  const { adjustments } = useOfficeMembersWords()
  const { coins, movement, dateTime } = useFormat()
  return [
    { key: 'member', title: adjustments.member, cell: ({ member }) => member.name },
    {
      key: 'amount',
      title: adjustments.amount,
      isNumber: true,
      cell: ({ amount }) => <b>{movement(amount)}</b>,
    },
    {
      key: 'balance',
      title: adjustments.balance,
      isNumber: true,
      cell: ({ member }) => coins(member.coins),
    },
    { key: 'reason', title: adjustments.reason, cell: ({ reason }) => reason },
    { key: 'asked_by', title: adjustments.askedBy, cell: (row) => row.asked_by },
    {
      key: 'asked_at',
      title: adjustments.askedAt,
      isSortable: true,
      cell: ({ asked_at }) => dateTime(asked_at),
    },
    { key: 'actions', title: adjustments.actions, cell: (adjustment) => <Acts adjustment={adjustment} /> },
  ]
}

function Acts({ adjustment: { id, is_mine, member } }: { adjustment: Adjustment }) {
  const { adjustments } = useOfficeMembersWords()
  const confirm = useAction({
    act: () => officeApi.call(confirmAdjustment, { id }),
    done: adjustments.confirmed,
    failed: adjustments.failed,
    refreshes,
  })
  const refuse = useAction({
    act: () => officeApi.call(refuseAdjustment, { id }),
    done: is_mine ? adjustments.withdrawn : adjustments.refused,
    failed: adjustments.failed,
    refreshes,
  })
  return (
    <Row>
      {!is_mine && (
        <Button
          aria-label={adjustments.confirmOf(member.name)}
          isBusy={confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          {adjustments.confirm}
        </Button>
      )}
      <Button
        variant="danger-outline"
        aria-label={is_mine ? adjustments.withdrawOf(member.name) : adjustments.refuseOf(member.name)}
        isBusy={refuse.isPending}
        onClick={() => refuse.mutate()}
      >
        {is_mine ? adjustments.withdraw : adjustments.refuse}
      </Button>
    </Row>
  )
}
