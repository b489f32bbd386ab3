import { useEffect, useRef, useState } from 'react'

type Draft = Readonly<Record<string, string>>

/** What is being typed, kept in this tab until it is sent: a reload or a wrong turn loses nothing but the secrets. */
export function useDraft<Typed extends Draft>(name: string, start: Typed, secrets: readonly (keyof Typed)[]) {
  const key = `draft-${name}`
  const [draft, setDraft] = useState<Typed>(() => ({ ...start, ...stored(key, start) }))
  const isSent = useRef(false)

  useEffect(() => {
    if (isSent.current) return
    const kept = Object.entries(draft).filter(([field]) => !secrets.includes(field))
    write(key, JSON.stringify(Object.fromEntries(kept)))
  }, [draft, key, secrets])

  return {
    draft,
    change: (part: Partial<Typed>) => setDraft((earlier) => ({ ...earlier, ...part })),
    forget() {
      isSent.current = true
      write(key, '{}')
    },
  }
}

/** Whoever leaves a shared computer leaves nothing half written on it. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('draft-')) sessionStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has kept none.
  }
}

/** Only what was typed, in fields that the form still has: an older version of the app may have left something else. */
function stored<Typed extends Draft>(key: string, start: Typed): Partial<Typed> {
  try {
    const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const known = Object.entries(kept).filter(
      ([field, text]) => field in start && typeof text === 'string' && text,
    )
    return Object.fromEntries(known) as Partial<Typed>
  } catch {
    return {}
  }
}

function write(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // A browser that refuses storage: the page itself still has everything.
  }
}
