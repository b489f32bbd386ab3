import type { Tx } from '#server/platform/db.ts'
import { type Movement, movementOf } from './movement.ts'
import type { Note } from './note.ts'
import { callReverseCredit } from './queries.ts'

type Reversal = {
  credit: { invoiceId: string } | { challengeId: string; memberId: string } | { journalId: number }
  /** Who of the team took it back, if it was a person. */
  staffId?: string
  note: Note
  now: Temporal.Instant
}

/**
 * Takes back what should not have been earned; what is spent already becomes a debt. Undefined if it was taken back
 * before.
 */
export async function reverseCredit(tx: Tx, reversal: Reversal): Promise<Movement | undefined> {
  return movementOf(await callReverseCredit(tx, reversal))
}
