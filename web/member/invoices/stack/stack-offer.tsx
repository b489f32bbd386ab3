import { IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memberPaths } from '#contract/paths.ts'
import { stackQuery } from '#web/member/invoices/device/stack.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { PageDrop } from './page-drop.tsx'
import { useStackFiles } from './use-stack-files.ts'

/** The way to the invoices that wait to be sent together; files that are dropped on the page join them. */
export function StackOffer({ email }: { email: string }) {
  const { stack } = useInvoicesWords()
  const stackFiles = useStackFiles(email)
  const { data: count = 0 } = useQuery(stackQuery(email))
  return (
    <>
      <PageDrop onFiles={stackFiles} />
      {count > 0 && (
        <RowList label={stack.title}>
          <LinkRow
            to={memberPaths.invoiceStack}
            Icon={IconStack2}
            title={stack.waiting(count)}
            text={stack.waitingText}
          />
        </RowList>
      )}
    </>
  )
}
