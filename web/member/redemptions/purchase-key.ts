/**
 * One key for each thing wanted at one price, kept until the server has answered: whoever tries again after a lost
 * answer, even from a dialog opened anew, asks for the same purchase and not for a second one.
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
