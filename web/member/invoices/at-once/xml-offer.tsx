import { IconBolt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { offerQuery } from './offer.ts'

/** Said only while it is true. Without a connection nobody knows, and nothing is promised. */
export function XmlOffer() {
  const { atOnce } = useInvoicesWords()
  const { data } = useQuery(offerQuery)
  if (!data?.is_offered) return null
  return (
    <Notice kind="info" Icon={IconBolt}>
      <p>
        <b>{atOnce.offer}</b> {atOnce.offerText}
      </p>
    </Notice>
  )
}
