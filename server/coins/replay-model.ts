export type PaperLot = {
  amount: number
  remaining: number
  expired: number
  expiresOn: string
  /** Null from the beginning. */
  opensAt: Temporal.Instant | null
  reversed: boolean
}
export type PaperSpending = { coins: number; taken: { lot: PaperLot; coins: number }[]; refunded: boolean }

/** A wallet as one would write it on paper, which tests compare the ledger with. */
export type PaperWallet = ReturnType<typeof paperWallet>

export function paperWallet() {
  const lots: PaperLot[] = []
  let debt = 0
  let points = 0
  const filled = () =>
    lots.filter(({ remaining }) => remaining > 0).sort((a, b) => a.expiresOn.localeCompare(b.expiresOn))
  const coins = () => lots.reduce((sum, { remaining }) => sum + remaining, 0)

  /** Every movement except credits and refunds starts with it. */
  function expire(now: Temporal.Instant) {
    for (const lot of overdue(now)) {
      lot.expired += lot.remaining
      lot.remaining = 0
    }
  }
  const overdue = (now: Temporal.Instant) =>
    filled().filter(({ expiresOn }) => expiresOn < dayOf(now).toString())
  const inDate = (now: Temporal.Instant) => filled().filter((lot) => !overdue(now).includes(lot))

  function takeIfEnough(wanted: number, from: readonly PaperLot[], now: Temporal.Instant) {
    if (from.reduce((sum, { remaining }) => sum + remaining, 0) < wanted) return undefined
    expire(now)
    return { coins: wanted, taken: take(wanted, from), refunded: false }
  }

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
      lots: filled().map(({ expiresOn, remaining }) => [expiresOn, remaining] as const),
    }),
    receive(amount: number, now: Temporal.Instant, opensAt: Temporal.Instant | null = null): PaperLot {
      const paid = Math.min(debt, amount)
      debt -= paid
      points += amount
      const expiresOn = dayOf(now).add({ months: 12 }).toString()
      const lot = { amount, remaining: amount - paid, expired: 0, expiresOn, opensAt, reversed: false }
      lots.push(lot)
      return lot
    },
    /** Only spending asks whether coins are open. */
    spend(wanted: number, now: Temporal.Instant): PaperSpending | undefined {
      const open = inDate(now).filter(
        ({ opensAt }) => opensAt === null || Temporal.Instant.compare(opensAt, now) <= 0,
      )
      return takeIfEnough(wanted, open, now)
    },
    takeBack(wanted: number, now: Temporal.Instant): boolean {
      return takeIfEnough(wanted, inDate(now), now) !== undefined
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
    reverse(lot: PaperLot, now: Temporal.Instant) {
      expire(now)
      lot.reversed = true
      const due = lot.amount - lot.expired
      const held = Math.min(coins(), due)
      take(held, [lot, ...filled().filter((other) => other !== lot)])
      debt += due - held
      points -= lot.amount
    },
    expire,
  }
}

function byExpiry(a: { lot: PaperLot }, b: { lot: PaperLot }) {
  return a.lot.expiresOn.localeCompare(b.lot.expiresOn)
}

function dayOf(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
}
