import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownersOfCodes } from './queries.ts'

type SentRow = { readonly recommendation?: string | undefined }

/**
 * What can never become right is refused at once, beside its row. Whatever else speaks against a code only keeps it from
 * paying: the invoice counts all the same.
 */
export async function requireCodes(tx: Tx, rows: readonly SentRow[], senderId: string) {
  const codes = rows.flatMap(({ recommendation }) => recommendation ?? [])
  if (codes.length === 0) return
  const owners = new Map((await ownersOfCodes(tx, codes)).map(({ code, memberId }) => [code, memberId]))
  for (const [index, { recommendation }] of rows.entries()) {
    if (recommendation === undefined) continue
    const field = `products.${index}.recommendation`
    if (!owners.has(recommendation)) throw new Refusal('recommendation_unknown', { field })
    if (owners.get(recommendation) === senderId) throw new Refusal('recommendation_own', { field })
  }
}
