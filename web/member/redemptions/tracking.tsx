import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import type { Redemption } from '#contract/redemptions.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './redemptions.module.css'
import { useRedemptionsWords } from './words.ts'

/** The carrier's code to copy, and its page. */
export function Tracking({ redemption: { tracking_code, tracking_link } }: { redemption: Redemption }) {
  const { redemptionDetail } = useRedemptionsWords()

  async function copy(code: string) {
    try {
      await navigator.clipboard.writeText(code)
      toast(redemptionDetail.copied)
    } catch {
      toast(redemptionDetail.copyFailed, { kind: 'error' })
    }
  }

  return (
    <>
      {tracking_code && (
        <Row spread="between" hasOneLine className={styles.code}>
          <span>{tracking_code}</span>
          <IconButton
            label={redemptionDetail.copy}
            Icon={IconCopy}
            onClick={() => void copy(tracking_code)}
          />
        </Row>
      )}
      {tracking_link && (
        <a className={styles.track} href={tracking_link} target="_blank" rel="noopener noreferrer">
          <IconExternalLink size={20} aria-hidden="true" />
          {redemptionDetail.track}
        </a>
      )}
    </>
  )
}
