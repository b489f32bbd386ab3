import * as api from '#contract/clients.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { eraseClient } from './erase-client.ts'
import { openClientPage } from './open-page.ts'
import { deleteShopListing, saveShopListing, shopListingOf } from './queries.ts'
import { shopsNear } from './shops-near.ts'

/** The audit trail never names the client. */
export function clientRoutes(http: Http, secrets: Secrets) {
  http.command(api.openClientPage, async ({ tx, params, address, userAgent, language, now, changed }) => {
    const visit = { token: params.token, address, userAgent, language, now }
    const { page, opened } = await openClientPage(tx, secrets, visit)
    changed(opened && noted(opened))
    return page
  })
  http.command(api.eraseClient, async ({ tx, params, changed }) => {
    const erased = await eraseClient(tx, params.token)
    changed(erased && noted(erased))
    return {}
  })
  http.query(api.shopsNear, async ({ db, params, query }) => ({
    shops: await shopsNear(db, { token: params.token, cep: query.cep }),
  }))
  http.query(api.shopListing, async ({ db, member }) => ({ listing: await shopListingOf(db, member.id) }))
  http.command(api.listShop, async ({ tx, member, body, now, changed }) => {
    const { listing } = body
    if (listing) await saveShopListing(tx, member.id, listing, now)
    else await deleteShopListing(tx, member.id)
    changed({ subjectId: member.id })
    return {}
  })
}

function noted({ subjectId, code }: { subjectId: string | null; code: string }) {
  return { ...(subjectId && { subjectId }), after: { code } }
}
