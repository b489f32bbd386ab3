import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './account.module.css'
import { useOfficeStaffWords } from './office-words.ts'

/** Shown this one time. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { staffAccount } = useOfficeStaffWords()

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast(staffAccount.codesCopied)
    } catch {
      toast(staffAccount.failed, { kind: 'attention' })
    }
  }

  return (
    <div className={styles.enrol}>
      <h3>{staffAccount.codes}</h3>
      <p>{staffAccount.codesIntro}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button onClick={onKept}>{staffAccount.codesKept}</Button>
        <Button variant="outline" onClick={() => void copy()}>
          {staffAccount.codesCopy}
        </Button>
      </div>
    </div>
  )
}
