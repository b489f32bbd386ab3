import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import type { Notes } from './control.ts'
import styles from './field-note.module.css'

export function FieldNote({ id, hint, fault, found }: Notes & { id: string }) {
  return (
    <>
      {fault && (
        <p className={styles.fault} id={id}>
          <IconAlertCircle size={18} aria-hidden="true" />
          {fault}
        </p>
      )}
      {hint && !fault && !found && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
      {found !== undefined && (
        <div role="status">
          {found && !fault && (
            <p className={styles.found} id={id}>
              <IconCircleCheck size={18} aria-hidden="true" />
              {found}
            </p>
          )}
        </div>
      )}
    </>
  )
}
