import { useRef } from 'react'

/** One key for one content, however often it is tried. */
export function useAttemptKey() {
  const last = useRef<{ content: string; key: string }>(undefined)
  return (sent: object) => {
    const content = JSON.stringify(sent)
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }
}
