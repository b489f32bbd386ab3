import { useWords } from '#web/platform/language.ts'
import { Gate } from './gate.tsx'

export function Checking() {
  const { shell } = useWords()
  return (
    <Gate>
      <p role="status">{shell.loading}</p>
    </Gate>
  )
}
