import { createContext, use } from 'react'

/** How much room controls take: the back office's shell says `dense` once for everything inside it. */
export const Density = createContext<'normal' | 'dense'>('normal')

export function useIsDense(): boolean {
  return use(Density) === 'dense'
}
