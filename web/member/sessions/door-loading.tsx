import { useWords } from '#web/platform/language.ts'
import { Door } from './door.tsx'

/** The door while it is not yet known whether somebody is signed in. */
export function DoorLoading() {
  const { shell } = useWords()
  return (
    <Door>
      <p role="status">{shell.loading}</p>
    </Door>
  )
}
