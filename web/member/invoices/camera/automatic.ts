let chosen: boolean | undefined

/** Who asked for less motion is not surprised by a photo either, unless they switch it on. */
export function automaticByDefault(): boolean {
  return chosen ?? !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Until the app is closed. */
export function keepAutomatic(next: boolean): void {
  chosen = next
}
