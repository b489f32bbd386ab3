let brought: File | undefined

/** Hands a file to the form that is about to open, as if it were chosen there. */
export function bringFile(file: File): void {
  brought = file
}

export function takeBroughtFile(): File | undefined {
  const file = brought
  brought = undefined
  return file
}
