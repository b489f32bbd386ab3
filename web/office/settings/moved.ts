/** The list with one thing taken to another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const thing = things[from]
  return thing === undefined ? [...things] : things.toSpliced(from, 1).toSpliced(to, 0, thing)
}
