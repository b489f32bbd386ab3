import { useEffect, useState } from 'react'

/** What was typed, once nothing more is typed for a moment. */
export function useSettled(typed: string, afterMs = 500): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), afterMs)
    return () => clearTimeout(timer)
  }, [typed, afterMs])
  return settled
}
