/**
 * The session of somebody whose account could not be fetched, although nobody refused it. It is no longer stored, but
 * while the page is open they can try again without the password.
 */
type Interrupted = { readonly token: string; readonly leftAt: string }

let interrupted: Interrupted | undefined

export function interruptSession(token: string) {
  interrupted = { token, leftAt: location.pathname + location.search }
}

export function interruptedSession(): Interrupted | undefined {
  return interrupted
}

export function endInterruption() {
  interrupted = undefined
}
