import { Refusal } from '#server/platform/refusal.ts'

/** A movement that was made: its journal, and what the wallet holds and owes after it. */
export type Movement = { readonly journalId: number; readonly coins: number; readonly debt: number }

/** What the SQL functions of the ledger answer. */
export type MovementRow = {
  readonly journal_id: number | null
  readonly balance: number | null
  readonly debt: number | null
  readonly refused: 'no_wallet' | 'insufficient_coins' | 'already_done' | 'nothing_to_undo' | null
}

/** Undefined if the same movement had been made before: nothing was moved then. */
export function movementOf({ journal_id, balance, debt, refused }: MovementRow): Movement | undefined {
  if (refused === 'already_done') return undefined
  if (refused === 'no_wallet') throw new Refusal('not_found')
  if (refused === 'insufficient_coins') throw new Refusal('insufficient_coins')
  if (journal_id === null || balance === null || debt === null)
    throw new Error(`the ledger moved nothing: ${refused}`)
  return { journalId: journal_id, coins: balance, debt }
}

/** For movements that nothing can have made before. */
export function newMovementOf(row: MovementRow): Movement {
  const movement = movementOf(row)
  if (!movement) throw new Error('the ledger has made this movement before')
  return movement
}
