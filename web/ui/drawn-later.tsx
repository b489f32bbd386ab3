import { createContext, type ReactNode } from 'react'
import { useDrawnSoFar } from './drawn-so-far.ts'

/** A row in it begins with one card. */
export const IsDrawnLater = createContext(false)

/** What lies below what is seen at first: drawn after it while the page comes, in so many turns. */
export function DrawnLater({ turn, children }: { turn: number; children: ReactNode }) {
  const drawn = useDrawnSoFar(0, turn)
  return drawn < turn ? null : <IsDrawnLater value={true}>{children}</IsDrawnLater>
}
