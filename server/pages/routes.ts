import * as api from '#contract/pages.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { BrandTexts } from './fields.ts'
import { textPage } from './text-page.ts'

export function pageRoutes(http: Http, brand: BrandTexts) {
  http.query(api.textPage, ({ db, params, language }) => textPage(db, { page: params.page, language, brand }))
}
