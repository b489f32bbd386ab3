import * as api from '#contract/members-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { blockMember, unblockMember } from './block.ts'
import { refuseMember, verifyMember } from './verify.ts'

export function memberOffice(http: Http) {
  http.command(api.verifyMember, async ({ tx, params, changed, now }) => {
    changed(await verifyMember(tx, { memberId: params.id, now }))
    return {}
  })
  http.command(api.refuseMember, async ({ tx, params, body, changed }) => {
    changed(await refuseMember(tx, { memberId: params.id, reason: body.reason }))
    return {}
  })
  http.command(api.blockMember, async ({ tx, params, body, changed }) => {
    changed(await blockMember(tx, { memberId: params.id, reason: body.reason }))
    return {}
  })
  http.command(api.unblockMember, async ({ tx, params, changed }) => {
    changed(await unblockMember(tx, { memberId: params.id }))
    return {}
  })
}
