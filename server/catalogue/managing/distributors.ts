import type { Language } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { listFile, pageOf } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusingTaken } from '#server/platform/refuse-taken.ts'
import {
  changeDistributor,
  type DistributorFilters,
  distributorById,
  distributorRows,
  insertDistributor,
} from './queries.ts'

export async function listDistributors(db: Db, filters: DistributorFilters) {
  return pageOf(db, distributorRows(db, filters), filters.page)
}

export function distributorsFile(filters: DistributorFilters, language: Language) {
  return listFile(
    textsIn(language).distributors_file,
    (tx) => distributorRows(tx, filters),
    ({ title, members, active }) => [title, members, active],
  )
}

export async function createDistributor(tx: Tx, title: string) {
  return refuseTaken(insertDistributor(tx, title))
}

type DistributorChange = Parameters<typeof changeDistributor>[1]

export async function updateDistributor(tx: Tx, change: DistributorChange) {
  const before = await distributorById(tx, change.id)
  if (!before) throw new Refusal('not_found')
  const changed = await refuseTaken(changeDistributor(tx, change))
  if (!changed) throw new Refusal('stale')
  return { version: changed.version, before, after: { title: change.title, active: change.active } }
}

const refuseTaken = refusingTaken({ distributor_title_once: 'title_taken' })
