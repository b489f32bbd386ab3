import { useWords } from '#web/platform/language.ts'
import { Door } from './door.tsx'

export function DoorLoading() {
  const { shell } = useWords()
  return (
    <Door>
      <p role="status">{shell.loading}</p>
    </Door>
  )
}
