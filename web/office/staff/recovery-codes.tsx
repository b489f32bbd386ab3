import { copyText } from '#web/office/kit/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import styles from './account.module.css'
import { useOfficeStaffWords } from './office-words.ts'

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { staffAccount } = useOfficeStaffWords()
  const words = { copied: staffAccount.codesCopied, notCopied: staffAccount.failed }
  return (
    <Stack>
      <h3>{staffAccount.codes}</h3>
      <p>{staffAccount.codesIntro}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <Button onClick={onDone}>{staffAccount.codesKept}</Button>
        <Button variant="outline" onClick={() => void copyText(codes.join('\n'), words)}>
          {staffAccount.codesCopy}
        </Button>
      </Row>
    </Stack>
  )
}
