import type { Paper } from './find-paper.ts'
import { darkestLight, leastSharpness } from './photo-fault.ts'
import type { Corners } from './picture.ts'

export type Advice = 'dark' | 'search' | 'closer' | 'cut' | 'hold' | 'ready'

export type Look = {
  readonly light: number
  readonly paper: Paper | undefined
  /** Undefined where there is no text to tell it by. */
  readonly sharpness: number | undefined
}

type Circumstances = {
  readonly isSteady: boolean
  /** A further part of a long receipt goes on above and below. */
  readonly isPart: boolean
}

/** Of the width or of the height: a slip is narrow, and no camera stands upright on every device. */
const leastReach = 0.6

/** One thing at a time, the one that hinders most first. */
export function adviceFor({ light, paper, sharpness }: Look, { isSteady, isPart }: Circumstances): Advice {
  if (light < darkestLight) return 'dark'
  if (!paper) return 'search'
  const cutAt = isPart ? paper.cutAt.filter((side) => side === 'left' || side === 'right') : paper.cutAt
  if (cutAt.length > 0) return 'cut'
  if (reachOf(paper.corners) < leastReach) return 'closer'
  if (!isSteady || (sharpness ?? leastSharpness) < leastSharpness) return 'hold'
  return 'ready'
}

function reachOf(corners: Corners): number {
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(extent(corners.map(({ x }) => x)), extent(corners.map(({ y }) => y)))
}

export type Told = { readonly told: Advice; readonly next: Advice; readonly since: number }

const holdsForMs = 500

/** What is said changes only when the new advice has held for a while, so that nobody is talked at. */
export function tell(earlier: Told | undefined, advice: Advice, nowMs: number): Told {
  if (!earlier) return { told: advice, next: advice, since: nowMs }
  if (earlier.next !== advice) return { ...earlier, next: advice, since: nowMs }
  return nowMs - earlier.since >= holdsForMs ? { ...earlier, told: advice } : earlier
}
