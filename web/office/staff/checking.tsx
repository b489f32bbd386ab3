import { useWords } from '#web/platform/language.ts'
import { Gate } from './gate.tsx'

/** The gate while it is not yet known whether somebody is signed in. */
export function Checking() {
  const { shell } = useWords()
  return (
    <Gate>
      <p role="status">{shell.loading}</p>
    </Gate>
  )
}
