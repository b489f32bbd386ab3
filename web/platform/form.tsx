import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import { useErrorTitle } from './error-title.ts'
import styles from './form.module.css'
import type { SendingFailure } from './sending.ts'

type FormProps = {
  /** What was typed, by the names of the fields. */
  onSubmit: (typed: Record<string, string>) => void
  /** A field was edited: what was said against it no longer holds. */
  onEdit: (field: string) => void
  failure: SendingFailure | undefined
  /** Shown where the server found nothing wrong with a field and had no words. */
  fallback: string
  /** The faults are also told in an error summary, which takes the focus instead of the first field. */
  hasSummary?: boolean
  children: ReactNode
}

/** A form whose faults are told beside the fields, or above them where they belong to none. */
export function Form({ onSubmit, onEdit, failure, fallback, hasSummary = false, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const hasFieldFaults = Object.keys(failure?.fields ?? {}).length > 0
  const attempt = failure?.attempt
  useErrorTitle(Boolean(failure))

  useEffect(() => {
    if (attempt === undefined) return
    // Above a long form, out of sight of who has just sent it.
    alert.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
    if (!hasSummary) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt, hasSummary])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    onSubmit(Object.fromEntries(typed))
  }

  function edit({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) onEdit(target.name)
  }

  // Enter sends from every other field by itself.
  function sendFromText({ key, ctrlKey, metaKey, target }: KeyboardEvent<HTMLFormElement>) {
    if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement)
      // Safari 15 has no way to do so.
      form.current?.requestSubmit?.()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onInput={edit}
      onKeyDown={sendFromText}
    >
      <div ref={alert} className={styles.alert} role="alert">
        {failure && !hasFieldFaults && <Notice kind="error">{failure.message || fallback}</Notice>}
      </div>
      {children}
    </form>
  )
}
