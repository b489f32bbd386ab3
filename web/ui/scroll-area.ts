/** What scrolls has to be reachable without a mouse and say what it is; not every browser sees to that. */
export function scrollArea(label: string) {
  return { 'aria-label': label, tabIndex: 0 } as const
}
