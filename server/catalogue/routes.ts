import * as api from '#contract/catalogue.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { adviserCodeOf } from './adviser.ts'
import { productPage } from './product-page.ts'
import { productsIn } from './products.ts'
import { distributorsByTitle } from './queries.ts'

export function catalogueRoutes(http: Http) {
  http.query(api.listProducts, ({ db, language }) => productsIn(db, language))
  http.query(api.listDistributors, ({ db }) => distributorsByTitle(db))
  http.query(api.productPage, ({ db, params, query, language }) =>
    productPage(db, { slug: params.slug, by: query.by, language }),
  )
  http.command(api.myAdviserCode, async ({ tx, member, changed }) => {
    const { code, isNew } = await adviserCodeOf(tx, member.id)
    // Reading it again, as every visit to the simulator does, changes nothing.
    if (!isNew) changed(null)
    return { code }
  })
}
