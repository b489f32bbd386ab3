import * as api from '#contract/postal.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { createPostalLookUp } from './look-up.ts'

export function postalRoutes(http: Http, lookUp: ReturnType<typeof createPostalLookUp>) {
  http.query(api.lookUpPostalCode, ({ params, address, now }) => lookUp({ cep: params.cep, address, now }))
}
