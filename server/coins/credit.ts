import type { Tx } from '#server/platform/db.ts'
import { type Movement, movementOf } from './movement.ts'
import type { Note } from './note.ts'
import { callCreditCoins } from './queries.ts'

type Credit = {
  memberId: string
  coins: number
  /** What the coins are for: each invoice earns once, each challenge once per member. */
  source: { invoiceId: string } | { challengeId: string }
  note: Note
  now: Temporal.Instant
}

/** Coins earned. Undefined if this source has paid before: then nothing was moved. */
export async function creditCoins(tx: Tx, credit: Credit): Promise<Movement | undefined> {
  const { source } = credit
  const [cause, sourceId] =
    'invoiceId' in source
      ? (['invoice_credit', source.invoiceId] as const)
      : (['challenge_bonus', source.challengeId] as const)
  return movementOf(await callCreditCoins(tx, { ...credit, cause, sourceId }))
}
