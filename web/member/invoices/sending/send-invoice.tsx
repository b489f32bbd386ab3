import { IconHelpCircle } from '@tabler/icons-react'
import { useLoaderData } from 'react-router'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import type { KeptDraft } from '#web/member/invoices/device/drafts.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import styles from './send-invoice.module.css'

export function SendInvoice({ user }: { user: User }) {
  const { sending } = useInvoicesWords()
  const kept = useLoaderData<KeptDraft>()
  return (
    <main className={styles.screen} id="content">
      <div className={styles.top}>
        <ScreenHeading screen={sending.title}>{sending.title}</ScreenHeading>
        <TextLink isAlone to={memberPaths.regulation}>
          <IconHelpCircle size={20} aria-hidden="true" />
          {sending.whatCounts}
        </TextLink>
      </div>
      <InvoiceForm key={kept.name} email={user.email} kept={kept} />
    </main>
  )
}
