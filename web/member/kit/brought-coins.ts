/** Whether so many coins are those of one of these invoices, or of the newest of them together. The newest come first. */
export function areBroughtBy(coins: number, invoices: readonly (number | null)[]): boolean {
  let together = 0
  return invoices.some((brought) => {
    together += brought ?? 0
    return coins > 0 && (brought === coins || together === coins)
  })
}
