import type { Shop } from '#contract/clients.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { listedNear, recommendationWith } from './queries.ts'

const most = 10
/** Of two postal codes: the largest cities take up four of the regions that two digits stand for. */
const within = 4_000_000

/** Nowhere is near once the client was erased, unless they name a place. */
export async function shopsNear(
  db: Db,
  { token, cep }: { token: string; cep: string | undefined },
): Promise<Shop[]> {
  const found = await recommendationWith(db, token)
  if (!found) throw new Refusal('not_found')
  const from = cep ?? found.cep
  return from ? listedNear(db, { cep: from, within, most }) : []
}
