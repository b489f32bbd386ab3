import type { ReactNode } from 'react'
import { Row, Stack } from '#web/ui/stack.tsx'
import styles from './sign-up.module.css'
import { useSignUpWords } from './words.ts'

export function Steps({ step, children }: { step: 1 | 2; children?: ReactNode }) {
  const { signUp } = useSignUpWords()
  return (
    <Stack>
      <Row gap={3} spread="between" hasOneLine className={styles.line}>
        <p>{signUp.step(step)}</p>
        {children}
      </Row>
      <div className={styles.bar} aria-hidden="true">
        <i data-reached="true" />
        <i data-reached={step === 2} />
      </div>
    </Stack>
  )
}
