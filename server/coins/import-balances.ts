import type { Tx } from '#server/platform/db.ts'
import { callImportBalances, type ImportedBalance } from './queries.ts'

type Balances = { importId: string; balances: readonly ImportedBalance[]; now: Temporal.Instant }

/** Balances of an older programme, one per member for ever. Answers to whom they were given. */
export async function importBalances(tx: Tx, { importId, balances, now }: Balances): Promise<Set<string>> {
  if (balances.length === 0) return new Set()
  return new Set(await callImportBalances(tx, { importId, balances, now }))
}
