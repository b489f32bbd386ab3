import { IconBolt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { creditAtOnce } from '#contract/invoices.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { Notice } from '#web/ui/notice.tsx'

const keptMs = 10 * 60 * 1000

/** Said only while it is true. Without a connection nobody knows, and nothing is promised. */
export function XmlOffer() {
  const { atOnce } = useInvoicesWords()
  const { data } = useQuery({ ...queryOf(memberApi, creditAtOnce), staleTime: keptMs })
  if (!data?.is_offered) return null
  return (
    <Notice kind="info" Icon={IconBolt}>
      <p>
        <b>{atOnce.offer}</b> {atOnce.offerText}
      </p>
    </Notice>
  )
}
