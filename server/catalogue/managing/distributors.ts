import type { Db, Tx } from '#server/platform/db.ts'
import { pageOf } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { changeDistributor, distributorById, distributorRows, insertDistributor } from './queries.ts'
import { refuseTaken } from './refuse-taken.ts'

type Asked = Parameters<typeof distributorRows>[1] & { page?: number | undefined }

export async function listDistributors(db: Db, asked: Asked) {
  return pageOf(db, distributorRows(db, asked), asked.page)
}

export async function createDistributor(tx: Tx, title: string) {
  return refuseTaken(insertDistributor(tx, title))
}

type Change = Parameters<typeof changeDistributor>[1]

export async function updateDistributor(tx: Tx, change: Change) {
  const before = await distributorById(tx, change.id)
  if (!before) throw new Refusal('not_found')
  const changed = await refuseTaken(changeDistributor(tx, change))
  if (!changed) throw new Refusal('stale')
  return { version: changed.version, before, after: { title: change.title, active: change.active } }
}
