import * as api from '#contract/catalogue.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { productsIn } from './products.ts'
import { distributorsByTitle } from './queries.ts'

export function catalogueRoutes(http: Http) {
  http.query(api.listProducts, ({ db, language }) => productsIn(db, language))
  http.query(api.listDistributors, ({ db }) => distributorsByTitle(db))
}
