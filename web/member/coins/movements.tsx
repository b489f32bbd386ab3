import mailbox from '#brand/art/open-mailbox-with-lowered-flag.svg'
import type { User } from '#contract/members.ts'
import { FirstEarning } from '#web/member/kit/first-earning.tsx'
import { More } from '#web/member/kit/more.tsx'
import { asTitle, useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseInfiniteQuery } from '#web/platform/suspense-query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListGroup } from '#web/ui/list.tsx'
import { linesQuery } from './calls.ts'
import { LinesSkeleton } from './lines-skeleton.tsx'
import { monthsOf } from './months.ts'
import { Movement } from './movement.tsx'
import { useCoinsWords } from './words.ts'

export function Movements({ level }: Pick<User, 'level'>) {
  const { statement } = useCoinsWords()
  return (
    <Loaded waiting={<LinesSkeleton />} failed={statement.failed} safe={statement.failedSafe}>
      <Months level={level} />
    </Loaded>
  )
}

function Months({ level }: Pick<User, 'level'>) {
  const { statement } = useCoinsWords()
  const { monthAndYear } = useFormat()
  const query = useSuspenseInfiniteQuery(linesQuery)
  const months = monthsOf(query.data.pages.flatMap(({ items }) => items))
  if (months.length === 0)
    return (
      <EmptyState
        art={mailbox}
        title={statement.empty}
        text={statement.emptyText}
        action={<FirstEarning level={level} />}
      />
    )
  return (
    <>
      {months.map(({ month, lines }) => (
        <ListGroup key={month} title={asTitle(monthAndYear(month))}>
          {lines.map((line) => (
            <Movement key={line.id} line={line} />
          ))}
        </ListGroup>
      ))}
      <More query={query} text={statement.earlier} failed={statement.failed} safe={statement.failedSafe} />
    </>
  )
}
