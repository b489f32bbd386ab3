import type { Tx } from '#server/platform/db.ts'
import { callWriteOffWallet } from './queries.ts'

type Leaving = { memberId: string; now: Temporal.Instant }

/**
 * Before a person is erased: what they have or owe is written off, what the statement said to them is deleted, and the
 * wallet is nobody's. Who has none (a promoter) leaves none.
 */
export async function writeOffWallet(tx: Tx, leaving: Leaving): Promise<void> {
  await callWriteOffWallet(tx, leaving)
}
