import type { Paper } from './find-paper.ts'

export type PhotoFault = 'dark' | 'blurred' | 'cut'

export const darkestLight = 70
export const leastSharpness = 0.3

type Seen = {
  readonly light: number
  readonly paper: Paper | undefined
  readonly sharpness: number | undefined
}

/** What hinders reading most. */
export function photoFaultOf({ light, paper, sharpness }: Seen): PhotoFault | undefined {
  if (light < darkestLight) return 'dark'
  if (sharpness !== undefined && sharpness < leastSharpness) return 'blurred'
  return paper && paper.cutAt.length > 0 ? 'cut' : undefined
}
