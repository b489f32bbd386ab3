export type PaperLot = {
  amount: number
  remaining: number
  expired: number
  expiresOn: string
  reversed: boolean
}
export type PaperSpending = { coins: number; taken: { lot: PaperLot; coins: number }[]; refunded: boolean }

/** A wallet as one would write it on paper, which tests compare the ledger with. */
export type PaperWallet = ReturnType<typeof paperWallet>

export function paperWallet() {
  const lots: PaperLot[] = []
  let debt = 0
  let points = 0
  const open = () =>
    lots.filter(({ remaining }) => remaining > 0).sort((a, b) => a.expiresOn.localeCompare(b.expiresOn))
  const coins = () => lots.reduce((sum, { remaining }) => sum + remaining, 0)

  /** Every movement except credits and refunds starts with it. */
  function expire(today: Temporal.PlainDate) {
    for (const lot of overdue(today)) {
      lot.expired += lot.remaining
      lot.remaining = 0
    }
  }
  const overdue = (today: Temporal.PlainDate) =>
    open().filter(({ expiresOn }) => expiresOn < today.toString())
  const spendable = (today: Temporal.PlainDate) =>
    overdue(today).reduce((sum, { remaining }) => sum - remaining, coins())

  function take(wanted: number, from: readonly PaperLot[]) {
    let left = wanted
    return from.flatMap((lot) => {
      const part = Math.min(lot.remaining, left)
      lot.remaining -= part
      left -= part
      return part > 0 ? [{ lot, coins: part }] : []
    })
  }

  return {
    holdings: () => ({
      coins: coins(),
      debt,
      points,
      lots: open().map(({ expiresOn, remaining }) => [expiresOn, remaining] as const),
    }),
    receive(amount: number, today: Temporal.PlainDate): PaperLot {
      const paid = Math.min(debt, amount)
      debt -= paid
      points += amount
      const expiresOn = today.add({ months: 12 }).toString()
      const lot = { amount, remaining: amount - paid, expired: 0, expiresOn, reversed: false }
      lots.push(lot)
      return lot
    },
    spend(wanted: number, today: Temporal.PlainDate): PaperSpending | undefined {
      if (spendable(today) < wanted) return undefined
      expire(today)
      return { coins: wanted, taken: take(wanted, open()), refunded: false }
    },
    refund(spending: PaperSpending) {
      spending.refunded = true
      let kept = Math.min(debt, spending.coins)
      debt -= kept
      for (const { lot, coins } of spending.taken.sort(byExpiry)) {
        const paying = Math.min(kept, coins)
        kept -= paying
        lot.remaining += coins - paying
      }
    },
    reverse(lot: PaperLot, today: Temporal.PlainDate) {
      expire(today)
      lot.reversed = true
      const due = lot.amount - lot.expired
      const held = Math.min(coins(), due)
      take(held, [lot, ...open().filter((other) => other !== lot)])
      debt += due - held
      points -= lot.amount
    },
    expire,
  }
}

function byExpiry(a: { lot: PaperLot }, b: { lot: PaperLot }) {
  return a.lot.expiresOn.localeCompare(b.lot.expiresOn)
}
