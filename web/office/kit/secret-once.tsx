import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { copyText } from './copy-text.ts'
import styles from './secret-once.module.css'

type SecretWords = Readonly<Record<'once' | 'copy' | 'copied' | 'notCopied', string>>

/** What is kept only as a hash or sealed, and so is never shown again. */
export function SecretOnce({ secret, words }: { secret: string; words: SecretWords }) {
  const { copied, notCopied } = words
  return (
    <Notice kind="attention">
      <Stack gap={2}>
        <p>{words.once}</p>
        <code className={styles.secret}>{secret}</code>
        <Row>
          <Button variant="outline" onClick={() => void copyText(secret, { copied, notCopied })}>
            {words.copy}
          </Button>
        </Row>
      </Stack>
    </Notice>
  )
}
