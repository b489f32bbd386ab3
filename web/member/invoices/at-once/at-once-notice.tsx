import { IconBolt } from '@tabler/icons-react'
import type { Invoice } from '#contract/invoices.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { CoinSource } from '#web/member/kit/coin-source.tsx'
import { useOpeningWords } from '#web/member/kit/opening-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Notice } from '#web/ui/notice.tsx'

type AtOnceNoticeProps = { invoice: Pick<Invoice, 'at_once' | 'coins' | 'due_on' | 'status'> }

/** Creditada na hora: 1.124 moedas. Liberadas amanhã às 10h15. Or what was missing, and until when a person decides. */
export function AtOnceNotice({ invoice: { at_once, coins, due_on, status } }: AtOnceNoticeProps) {
  const { atOnce } = useInvoicesWords()
  const { opening } = useOpeningWords()
  const format = useFormat()
  if (at_once?.state === 'checking') return <Notice kind="waiting">{atOnce.checking}</Notice>
  if (at_once?.state === 'review' && status === 'received')
    return (
      <Notice kind="info">
        <p>
          <b>{atOnce.missing[at_once.missing ?? 'findings']}</b> {atOnce.review(format.weekday(due_on))}
        </p>
      </Notice>
    )
  if (at_once?.state !== 'credited' || status !== 'counted') return null
  const isClosed = at_once.opens_at !== null && Date.parse(at_once.opens_at) > Date.now()
  return (
    <CoinSource invoices={[{ coins }]}>
      <Notice kind="success" Icon={IconBolt}>
        <p>
          <b>{atOnce.credited(format.number(coins ?? 0), coins ?? 0)}</b>
          {isClosed && ` ${opening.tag(coins ?? 0, format.dayAndTime(at_once.opens_at ?? '', new Date()))}.`}
        </p>
      </Notice>
    </CoinSource>
  )
}
