import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import art from '#brand/art/open-mailbox-with-lowered-flag.svg'
import type { StatementLine, TraceLine } from '#contract/coins.ts'
import { memberStatement } from '#contract/members-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
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
        <div className={styles.foot}>
          <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {memberPage.more}
          </Button>
        </div>
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
          <b>{memberPage.kinds[line.kind](line.number ?? line.title ?? '')}</b> <small>{line.reason}</small>
          {line.opens_at && <small>{memberPage.opensAt(format.dateTime(line.opens_at))}</small>}
        </td>
        <td data-number="true" data-gain={line.amount > 0}>
          {format.movement(line.amount)}
        </td>
        <td data-number="true">{format.coins(line.balance)}</td>
        <td>
          {rules > 0 && (
            <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <small>{memberPage.rules(rules)}</small>
            </TextButton>
          )}
        </td>
      </tr>
      {isOpen && <Trace lines={line.trace} />}
    </>
  )
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
        <ul>
          {lines.map((line) => (
            <li key={`${line.title} ${line.value_cents}`}>
              <span>{line.is_capped ? memberPage.capped(howOf(line)) : howOf(line)}</span>
              <b>{coins(line.coins)}</b>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}
