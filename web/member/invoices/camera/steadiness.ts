import type { Corners } from './picture.ts'

const framesHeld = 5
const mostMovement = 0.015

/** The corners of the last frames, the newest last; a frame without paper begins anew. */
export function withFrame(earlier: readonly Corners[], corners: Corners | undefined): readonly Corners[] {
  return corners ? [...earlier, corners].slice(-framesHeld) : []
}

export function isSteady(frames: readonly Corners[]): boolean {
  const newest = frames.at(-1)
  return (
    newest !== undefined &&
    frames.length === framesHeld &&
    frames.every((frame) => movement(frame, newest) <= mostMovement)
  )
}

/** How far the corner moved that moved most, in parts of the picture. */
export function movement(one: Corners, other: Corners): number {
  return Math.max(
    ...one.map(({ x, y }, place) => Math.hypot(x - (other[place]?.x ?? x), y - (other[place]?.y ?? y))),
  )
}
