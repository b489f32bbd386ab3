import { matchAgainJob } from '#server/invoices/wordings/match-again.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { codeMeaning, storeCode } from './queries.ts'

type ListedCode = Parameters<typeof storeCode>[1]

/** Of a list of codes: what it stood for before, null if nothing. Undefined where it says nothing new. */
export async function listCode(tx: Tx, entry: ListedCode): Promise<string | null | undefined> {
  const before = await codeMeaning(tx, entry.root, entry.code)
  if (before?.productId === entry.productId) return undefined
  await storeCode(tx, entry)
  return before?.title ?? null
}

/** Once for all codes of a list: documents of these companies may now be understood. */
export async function matchListedAgain(tx: Tx, roots: ReadonlySet<string>) {
  for (const issuer of roots) await enqueue(tx, matchAgainJob, { issuer })
}
