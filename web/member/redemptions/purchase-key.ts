/**
 * One key for each prize at one price, kept until the server has answered. Who tries again after a lost answer, even
 * in a new dialog, repeats the same purchase and does not make a second one.
 */
const unanswered = new Map<string, string>()

export function purchaseKey(prizeId: string, price: number): string {
  const wish = `${prizeId} ${price}`
  const key = unanswered.get(wish) ?? crypto.randomUUID()
  unanswered.set(wish, key)
  return key
}

export function purchaseAnswered(prizeId: string, price: number): void {
  unanswered.delete(`${prizeId} ${price}`)
}
