import { useEffect, useState } from 'react'

const settledAfterMs = 500

/** What was typed, once nothing more is typed for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settledAfterMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
