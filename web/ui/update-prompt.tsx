import { Button } from './button.tsx'
import styles from './update-prompt.module.css'

type UpdatePromptProps = { text: string; actionText: string; onUpdate: () => void; isBusy?: boolean }

export function UpdatePrompt({ text, actionText, onUpdate, isBusy = false }: UpdatePromptProps) {
  return (
    <div className={styles.prompt} role="status">
      <p>{text}</p>
      <Button variant="soft" size="small" isBusy={isBusy} onClick={onUpdate}>
        {actionText}
      </Button>
    </div>
  )
}
