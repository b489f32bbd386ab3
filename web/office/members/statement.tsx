import { useState } from 'react'
import art from '#brand/art/open-mailbox-with-lowered-flag.svg'
import { officeChallenges } from '#contract/challenges-office.ts'
import type { StatementLine, TraceLine } from '#contract/coins.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import { memberStatement } from '#contract/members-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeRedemption } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { useSuspenseInfiniteQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './member.module.css'
import { useOfficeMembersWords } from './words.ts'

export function Statement({ id }: { id: string }) {
  const { memberPage } = useOfficeMembersWords()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery({
    queryKey: [memberStatement.path, { id }],
    queryFn: ({ pageParam }) => officeApi.call(memberStatement, { id, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const lines = data.pages.flatMap(({ items }) => items)
  if (lines.length === 0)
    return <EmptyState art={art} title={memberPage.nothing} text={memberPage.nothingText} />
  return (
    <>
      <PlainTable label={memberPage.tabs.statement}>
        <thead>
          <tr>
            <th scope="col">{memberPage.date}</th>
            <th scope="col">{memberPage.what}</th>
            <th scope="col" data-number="true">
              {memberPage.amount}
            </th>
            <th scope="col" data-number="true">
              {memberPage.balance}
            </th>
            <th scope="col">{memberPage.why}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </PlainTable>
      {hasNextPage && (
        <Row spread="end" className={styles.foot}>
          <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {memberPage.more}
          </Button>
        </Row>
      )}
    </>
  )
}

function Line({ line }: { line: StatementLine }) {
  const { memberPage } = useOfficeMembersWords()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const rules = line.trace.length
  return (
    <>
      <tr>
        <td>{format.date(line.date)}</td>
        <td>
          <b>{memberPage.kinds[line.kind](line.number ?? line.title ?? '')}</b>
          {line.opens_at && <small>{memberPage.opensAt(format.dateTime(line.opens_at))}</small>}
        </td>
        <td data-number="true" data-gain={line.amount > 0}>
          {format.movement(line.amount)}
        </td>
        <td data-number="true">{format.coins(line.balance)}</td>
        <td>
          {rules > 0 ? (
            <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <small>{memberPage.rules(rules)}</small>
            </TextButton>
          ) : (
            <small>
              <Why line={line} />
            </small>
          )}
        </td>
      </tr>
      {isOpen && <Trace lines={line.trace} />}
    </>
  )
}

/** What no rule counted has a reason of the team's, a day, or what it came from. */
function Why({ line }: { line: StatementLine }) {
  const { memberPage } = useOfficeMembersWords()
  const { date } = useFormat()
  const may = useMay()
  const { reason, expired_on, redemption_id, challenge_id, invoice_id } = line
  if (reason) return reason
  if (expired_on) return memberPage.lastDay(date(expired_on))
  if (redemption_id && may(officeRedemption))
    return (
      <TextLink to={linkTo(officePaths.redemption, { id: redemption_id })}>
        {memberPage.openRedemption}
      </TextLink>
    )
  if (challenge_id && may(officeChallenges))
    return (
      <TextLink to={linkTo(officePaths.challenge, { id: challenge_id })}>{memberPage.openChallenge}</TextLink>
    )
  if (invoice_id && may(officeInvoice))
    return <TextLink to={linkTo(officePaths.invoice, { id: invoice_id })}>{memberPage.openInvoice}</TextLink>
  return memberPage.none
}

function Trace({ lines }: { lines: readonly TraceLine[] }) {
  const { memberPage } = useOfficeMembersWords()
  const { money, number, coins } = useFormat()
  const howOf = ({ title, value_cents, rate_thousandths, of_coins, share_thousandths }: TraceLine) => {
    if (value_cents !== undefined && rate_thousandths !== undefined)
      return memberPage.traceLine(money(value_cents), number(rate_thousandths / 1000), title)
    if (of_coins !== undefined && share_thousandths !== undefined)
      return memberPage.share(number(share_thousandths / 10), coins(of_coins), title)
    return title
  }
  return (
    <tr className={styles.trace}>
      <td />
      <td colSpan={4}>
        <Stack as="ul" gap={1}>
          {lines.map((line) => (
            <Row as="li" gap={4} spread="between" hasOneLine key={`${line.title} ${line.value_cents}`}>
              <span>{line.is_capped ? memberPage.capped(howOf(line)) : howOf(line)}</span>
              <b>{coins(line.coins)}</b>
            </Row>
          ))}
        </Stack>
      </td>
    </tr>
  )
}
