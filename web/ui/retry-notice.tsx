import { IconRefresh } from '@tabler/icons-react'
import { Button } from './button.tsx'
import { useIsDense } from './density.ts'
import { Notice } from './notice.tsx'
import styles from './retry-notice.module.css'

type RetryNoticeProps = {
  failed: string
  /** Says what was not lost. */
  safe: string
  /** A sentence with the id of the request, for the support team. */
  code?: string | undefined
  retryText: string
  onRetry: () => void
  isRetrying?: boolean
}

export function RetryNotice(props: RetryNoticeProps) {
  const { failed, safe, code, retryText, onRetry, isRetrying = false } = props
  return (
    <div role="alert">
      <Notice kind="error">
        <div className={styles.retry}>
          <p>
            <b>{failed}</b> {safe}
          </p>
          <Button
            variant="outline"
            size={useIsDense() ? undefined : 'small'}
            isBusy={isRetrying}
            onClick={onRetry}
          >
            {!isRetrying && <IconRefresh size={20} aria-hidden="true" />}
            {retryText}
          </Button>
          {code && <p className={styles.code}>{code}</p>}
        </div>
      </Notice>
    </div>
  )
}
