import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './editor.module.css'
import { useKeyPresses } from './key-presses.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { hasDialog } from './single-keys.ts'

/** The form at the left, what it does at the right; one under the other where there is little room. */
export function Editor({ children }: { children: ReactNode }) {
  return <div className={styles.editor}>{children}</div>
}

type EditorPaneProps = { title: string; note?: ReactNode; aside?: ReactNode; children: ReactNode }

export function EditorPane({ title, note, aside, children }: EditorPaneProps) {
  return (
    <section className={styles.pane} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          {note && <p className={styles.quiet}>{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function EditorRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** Several of a few, each with a box. */
export function EditorChoices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

type EditorBarProps = {
  /** How much would change. */
  said: ReactNode
  /** Where there is something to go back to. */
  discard?: { readonly label: string; readonly onPress: () => void } | undefined
  saveLabel: string
  isSending: boolean
  /** Something would be lost by leaving; a whole draft that waits to be published would not. */
  isUnsaved?: boolean
  /** What comes after saving, such as publishing; while it is closed, what is said above is why. */
  further?: { readonly label: string; readonly isClosed: boolean; readonly onPress: () => void } | undefined
}

/** Shown while something is not saved; Ctrl S saves it. */
export function EditorBar(props: EditorBarProps) {
  const { said, discard, saveLabel, isSending, isUnsaved = true, further } = props
  const save = useRef<HTMLButtonElement>(null)
  useKeyPresses((event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // A dialog over the form has a matter of its own.
    if (!hasDialog()) save.current?.click()
  })
  return (
    <div className={styles.bar}>
      <LeaveGuard isOn={isUnsaved && !isSending} />
      <div className={styles.said} role="status">
        {said}
      </div>
      {discard && (
        <Button variant="outline" disabled={isSending} onClick={discard.onPress}>
          {discard.label}
        </Button>
      )}
      <Button ref={save} type="submit" variant={further ? 'outline' : 'primary'} isBusy={isSending}>
        {saveLabel}
      </Button>
      {further && (
        <Button disabled={further.isClosed || isSending} onClick={further.onPress}>
          {further.label}
        </Button>
      )}
    </div>
  )
}
