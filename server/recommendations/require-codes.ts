import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownersOfCodes } from './queries.ts'
import { refuseGuessing, unknownCode } from './unknown-codes.ts'

type SentRow = { readonly recommendation?: string | undefined }
type Sender = { senderId: string; address: string; now: Temporal.Instant }

/**
 * What can never become right is refused at once, beside its row. Whatever else speaks against a code only keeps it from
 * paying: the invoice counts all the same.
 */
export async function requireCodes(tx: Tx, rows: readonly SentRow[], { senderId, ...guess }: Sender) {
  const codes = rows.flatMap(({ recommendation }) => recommendation ?? [])
  if (codes.length === 0) return
  refuseGuessing(guess)
  const owners = new Map((await ownersOfCodes(tx, codes)).map(({ code, memberId }) => [code, memberId]))
  for (const [index, { recommendation }] of rows.entries()) {
    if (recommendation === undefined) continue
    const field = `products.${index}.recommendation`
    if (!owners.has(recommendation)) throw unknownCode(field, guess)
    if (owners.get(recommendation) === senderId) throw new Refusal('recommendation_own', { field })
  }
}
