import { IconCopy } from '@tabler/icons-react'
import type { Verification } from '#contract/members-verification.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

/** What is looked up elsewhere, large, and one press away from the clipboard. */
export function Registration({ person: { profile, registration } }: { person: Verification }) {
  const { verifying } = useOfficeMembersWords()
  const hints = {
    veterinarian: verifying.crmvHint,
    attendant: verifying.cnpjHint,
    breeder: verifying.breederHint,
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast(verifying.copied)
    } catch {
      toast(verifying.notCopied, { kind: 'attention' })
    }
  }

  return (
    <div className={styles.registration}>
      {registration && (
        <div>
          <b>
            {verifying.registrations[profile]}{' '}
            {profile === 'attendant' ? formatCnpj(registration) : registration}
          </b>
          <Button size="dense" variant="outline" onClick={() => void copy(registration)}>
            <IconCopy size={16} aria-hidden="true" />
            {verifying.copy}
          </Button>
        </div>
      )}
      <p className={styles.quiet}>{hints[profile]}</p>
    </div>
  )
}
