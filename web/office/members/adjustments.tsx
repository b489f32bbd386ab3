import { useQuery } from '@tanstack/react-query'
import art from '#brand/art/dog.svg'
import {
  type Adjustment,
  confirmAdjustment,
  officeAdjustments,
  refuseAdjustment,
} from '#contract/coins-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { queueCounts } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Grid, Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOfficeMembersWords } from './words.ts'

const waiting = queryOf(officeApi, officeAdjustments, {})
const refreshes = [officeAdjustments, queueCounts]

/** Coins by hand that are too many for one person alone. */
export function Adjustments() {
  const { adjustments } = useOfficeMembersWords()
  return (
    <OfficeScreen title={adjustments.title} note={<Count />}>
      <Loaded waiting={<Waiting height="240px" />}>
        <Queue />
      </Loaded>
    </OfficeScreen>
  )
}

function Count() {
  const { number } = useFormat()
  const { data } = useQuery(waiting)
  return data ? number(data.total) : null
}

function Queue() {
  const { adjustments } = useOfficeMembersWords()
  const { items } = useSuspenseQuery(waiting).data
  if (items.length === 0)
    return (
      <Pane>
        <EmptyState art={art} title={adjustments.none} text={adjustments.noneText} />
      </Pane>
    )
  return (
    <Grid as="ul" minWidth={380}>
      {items.map((adjustment) => (
        <Asked key={adjustment.id} adjustment={adjustment} />
      ))}
    </Grid>
  )
}

function Asked({ adjustment }: { adjustment: Adjustment }) {
  const { adjustments } = useOfficeMembersWords()
  const { coins, movement, dateTime } = useFormat()
  const { member, amount, reason, asked_by, asked_at } = adjustment
  return (
    <Card as="li">
      <Row spread="between" align="baseline">
        <TextLink to={linkTo(officePaths.member, { id: member.id })}>{member.name}</TextLink>
        <b>{movement(amount)}</b>
      </Row>
      <Stack gap={1}>
        <Text>{reason}</Text>
        <Text look="small-quiet">
          {adjustments.becomes(coins(member.coins), coins(Math.max(0, member.coins + amount)))}
        </Text>
        <Text look="small-quiet">{adjustments.asked(asked_by, dateTime(asked_at))}</Text>
      </Stack>
      <Acts adjustment={adjustment} />
    </Card>
  )
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
    <Row spread="end">
      <Button
        variant="danger-outline"
        aria-label={is_mine ? adjustments.withdrawOf(member.name) : adjustments.refuseOf(member.name)}
        isBusy={refuse.isPending}
        onClick={() => refuse.mutate()}
      >
        {is_mine ? adjustments.withdraw : adjustments.refuse}
      </Button>
      {!is_mine && (
        <Button
          aria-label={adjustments.confirmOf(member.name)}
          isBusy={confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          {adjustments.confirm}
        </Button>
      )}
    </Row>
  )
}
