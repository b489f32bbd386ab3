import type { Listening } from './listening.ts'

type KnownSession<Owner> = { readonly owner: Owner; readonly expiresAt: Temporal.Instant }

type ReadSession<Owner> = (token: string, now: Temporal.Instant) => Promise<KnownSession<Owner> | undefined>

export type SessionMemory = {
  /** Only who is found is remembered, so that a new session counts at once. */
  remembering<Owner>(
    read: ReadSession<Owner>,
  ): (token: string, now: Temporal.Instant) => Promise<Owner | undefined>
  /** Whoever may have ended a session or changed a person's rights calls this before they say so. */
  forget(): void
}

type Settings = { readonly keptForMs: number; readonly most?: number }

/**
 * Remembers whose sessions are for some seconds. The database announces whatever changes that; while nobody listens
 * to it, nothing is remembered.
 */
export function createSessionMemory(
  listening: Listening,
  { keptForMs, most = 10_000 }: Settings,
): SessionMemory {
  if (keptForMs === 0) return { remembering: ownersBy, forget: () => undefined }
  const kept: Map<string, unknown>[] = []
  let generation = 0
  let isHearing = false

  function forget() {
    generation += 1
    for (const sessions of kept) sessions.clear()
  }

  const ears = {
    heard: forget,
    regained() {
      forget()
      isHearing = true
    },
    lost() {
      isHearing = false
      forget()
    },
  }
  listening.listen('session_ended', ears)
  listening.listen('rights_changed', ears)

  return {
    forget,
    remembering<Owner>(read: ReadSession<Owner>) {
      const sessions = new Map<string, KnownSession<Owner> & { readonly until: number }>()
      kept.push(sessions)

      function keep(token: string, session: KnownSession<Owner>) {
        sessions.delete(token)
        const [oldest] = sessions.size < most ? [] : sessions.keys()
        if (oldest !== undefined) sessions.delete(oldest)
        sessions.set(token, { ...session, until: performance.now() + keptForMs })
      }

      return async (token, now) => {
        const known = sessions.get(token)
        if (known && known.until > performance.now() && isOpen(known, now)) return known.owner
        listening.begin()
        const begunIn = generation
        const session = await read(token, now)
        if (!session || !isOpen(session, now)) return undefined
        // What was read may be older than what was forgotten meanwhile.
        if (isHearing && begunIn === generation) keep(token, session)
        return session.owner
      }
    },
  }
}

function ownersBy<Owner>(read: ReadSession<Owner>) {
  return async (token: string, now: Temporal.Instant) => {
    const session = await read(token, now)
    return session && isOpen(session, now) ? session.owner : undefined
  }
}

function isOpen({ expiresAt }: KnownSession<unknown>, now: Temporal.Instant): boolean {
  return expiresAt.epochMilliseconds > now.epochMilliseconds
}
