import { IconCamera } from '@tabler/icons-react'
import magnifier from '#brand/art/magnifying-glass-tilted-left.svg'
import receipt from '#brand/art/receipt.svg'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Nothing to show; only those who may send an invoice are led to it. */
export function NoInvoices({ user, isFiltered }: { user: User; isFiltered: boolean }) {
  const { list } = useInvoicesWords()
  if (isFiltered)
    return (
      <EmptyState
        art={magnifier}
        title={list.noneHere}
        text={list.noneHereText}
        action={
          <ButtonLink to={memberPaths.invoices} variant="outline" preventScrollReset>
            {list.showAll}
          </ButtonLink>
        }
      />
    )
  const maySend = user.level.roles.attendant
  return (
    <EmptyState
      art={receipt}
      title={list.empty}
      text={maySend ? list.emptyText : list.emptyOthers}
      action={
        maySend && (
          <ButtonLink to={memberPaths.sendInvoice}>
            <IconCamera aria-hidden="true" />
            {list.emptyAction}
          </ButtonLink>
        )
      }
    />
  )
}
