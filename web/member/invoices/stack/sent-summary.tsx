import happy from '#brand/art/caramelo-happy.svg'
import { memberPaths } from '#contract/paths.ts'
import { useStackWords } from '#web/member/invoices/stack-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { SentTogether } from './use-stack.ts'

/** How the sending of the list ended. */
export function SentSummary({ together, left }: { together: SentTogether | undefined; left: number }) {
  const { sent } = useInvoicesWords()
  const stack = useStackWords()
  const { weekday } = useFormat()
  const texts = together && [
    together.sent > 0 && stack.sent(together.sent),
    together.sent > 0 && together.dueOn && stack.promise(weekday(together.dueOn)),
    together.kept > 0 && stack.kept(together.kept),
    left > 0 && stack.left(left),
  ]
  const text = texts?.filter(Boolean).join(' ')
  return (
    <div role="status">
      {text && left > 0 && <Notice kind="info">{text}</Notice>}
      {text && left === 0 && (
        <EmptyState
          art={happy}
          title={together?.sent ? stack.allSent : sent.keptScreen}
          text={text}
          action={<ButtonLink to={memberPaths.invoices}>{sent.list}</ButtonLink>}
        />
      )}
    </div>
  )
}
