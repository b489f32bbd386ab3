import type { Language } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { listFile, pageOf } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusingTaken } from '#server/platform/refuse-taken.ts'
import { setCnpjs } from './cnpjs.ts'
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
    ({ title, cnpjs, members, active }) => [title, cnpjs.join(', '), members, active],
  )
}

type NewDistributor = { title: string; cnpjs?: readonly string[] | undefined }

export async function createDistributor(tx: Tx, { title, cnpjs = [] }: NewDistributor) {
  const distributor = await refuseTaken(insertDistributor(tx, title))
  await setCnpjs(tx, distributor.id, cnpjs)
  return distributor
}

type DistributorChange = Parameters<typeof changeDistributor>[1] & Pick<NewDistributor, 'cnpjs'>

export async function updateDistributor(tx: Tx, { cnpjs, ...change }: DistributorChange) {
  const before = await distributorById(tx, change.id)
  if (!before) throw new Refusal('not_found')
  const changed = await refuseTaken(changeDistributor(tx, change))
  if (!changed) throw new Refusal('stale')
  if (cnpjs) await setCnpjs(tx, change.id, cnpjs)
  const after = await distributorById(tx, change.id)
  return { version: changed.version, before, after }
}

const refuseTaken = refusingTaken({ distributor_title_once: 'title_taken' })
