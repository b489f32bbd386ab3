import * as api from '#contract/store-office.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusingTaken } from '#server/platform/refuse-taken.ts'
import {
  categories,
  categoryWith,
  changeCategory,
  deleteCategory,
  insertCategory,
  saveCategoryPositions,
} from './queries.ts'

export function categoryRoutes(http: Http) {
  http.query(api.officeCategories, ({ db }) => categories(db))
  http.command(api.createCategory, async ({ tx, body, changed }) => {
    const category = await insertCategory(tx, body)
    changed({ subjectId: category.id, after: body })
    return category
  })
  http.command(api.updateCategory, async ({ tx, params, body, changed }) => {
    const { version, ...facts } = body
    const before = await knownCategory(tx, params.id)
    const updated = await changeCategory(tx, { id: params.id, version, facts })
    if (!updated) throw new Refusal('stale')
    changed({ subjectId: params.id, before, after: facts })
    return updated
  })
  http.command(api.removeCategory, async ({ tx, params, changed }) => {
    const before = await knownCategory(tx, params.id)
    await refuseInUse(deleteCategory(tx, params.id))
    changed({ subjectId: params.id, before })
    return {}
  })
  http.command(api.orderCategories, async ({ tx, body, changed }) => {
    await saveCategoryPositions(tx, body.ids)
    changed({ after: body.ids })
    return {}
  })
}

const refuseInUse = refusingTaken({ prize_category_known: 'category_in_use' })

async function knownCategory(tx: Tx, id: string) {
  const category = await categoryWith(tx, id)
  if (!category) throw new Refusal('not_found')
  return category
}
