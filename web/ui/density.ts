import { createContext, useContext } from 'react'

/** The back office's shell sets `dense` once for everything inside it. */
export const Density = createContext<'normal' | 'dense'>('normal')

export function useIsDense(): boolean {
  return useContext(Density) === 'dense'
}
