import * as api from '#contract/catalogue.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { distributorsByTitle } from './queries.ts'

export function catalogueRoutes(http: Http) {
  http.query(api.listDistributors, ({ db }) => distributorsByTitle(db))
}
