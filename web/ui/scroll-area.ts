/** Some browsers do not make scrolling areas reachable by keyboard. */
export function scrollArea(label: string) {
  return { 'aria-label': label, tabIndex: 0 } as const
}
