import { useId } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import type { decisionReasons } from '#contract/invoices-office.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Stack } from '#web/ui/stack.tsx'
import styles from './refuse-dialog.module.css'

type ReasonChoiceProps = {
  reasons: Answer<typeof decisionReasons>
  chosen: string | undefined
  onChoose: (code: string) => void
  hint: string | undefined
  hintKey: string | undefined
}

export function ReasonChoice({ reasons, chosen, onChoose, hint, hintKey }: ReasonChoiceProps) {
  const { review } = useReviewWords()
  const name = useId()
  return (
    <Stack as="fieldset" className={styles.reasons}>
      <legend>{review.why}</legend>
      {reasons.map(({ code, text }, place) => (
        <label key={code}>
          <input type="radio" name={name} checked={code === chosen} onChange={() => onChoose(code)} />
          {place < 9 ? <KeyCap name={String(place + 1)} /> : <span />}
          <span>{text}</span>
        </label>
      ))}
      {hint && (
        <small>
          {hint} {hintKey && <KeyCap name={hintKey} />}
        </small>
      )}
    </Stack>
  )
}
