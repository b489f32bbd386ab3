import { memberPaths } from '#contract/paths.ts'

/**
 * The session of somebody whose account could not be fetched, although nobody refused it. It is no longer stored, but
 * while the page is open they can try again without the password.
 */
type Interrupted = { readonly token: string; readonly leftAt: string }

let interrupted: Interrupted | undefined

export function interruptSession(token: string) {
  const isAtDoor = location.pathname === memberPaths.door
  const leftAt = isAtDoor ? (interrupted?.leftAt ?? memberPaths.home) : location.pathname + location.search
  interrupted = { token, leftAt }
}

export function interruptedSession(): Interrupted | undefined {
  return interrupted
}

export function endInterruption() {
  interrupted = undefined
}
