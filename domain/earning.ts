export type EarningRow = {
  readonly product: string
  readonly valueCents: number
  /** Coins per real, in thousandths. */
  readonly rateThousandths: number
}

/** Whole coins: cents are hundredths and the rate is thousandths of a coin per real. */
export function coinsOfRow({ valueCents, rateThousandths }: Omit<EarningRow, 'product'>): number {
  return Math.floor((valueCents * rateThousandths) / 100_000)
}

export function coinsOf(rows: readonly Omit<EarningRow, 'product'>[]): number {
  return rows.reduce((sum, row) => sum + coinsOfRow(row), 0)
}

/** How the coins of each row come about. */
export function traceOf(rows: readonly EarningRow[]) {
  return rows.map((row) => ({
    title: row.product,
    value_cents: row.valueCents,
    rate_thousandths: row.rateThousandths,
    coins: coinsOfRow(row),
  }))
}
