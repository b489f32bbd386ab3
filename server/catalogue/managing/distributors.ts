import type { Language } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { listFile, pageOf } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { changeDistributor, distributorById, distributorRows, insertDistributor } from './queries.ts'
import { refuseTaken } from './refuse-taken.ts'

type Filters = Parameters<typeof distributorRows>[1]
type Asked = Filters & { page?: number | undefined }

export async function listDistributors(db: Db, asked: Asked) {
  return pageOf(db, distributorRows(db, asked), asked.page)
}

export function distributorsFile(filters: Filters, language: Language) {
  return listFile(
    textsIn(language).distributors_file,
    (tx) => distributorRows(tx, filters),
    ({ title, members, active }) => [title, members, active],
  )
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
