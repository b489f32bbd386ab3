import * as api from '#contract/invoices-feeds.ts'
import { distributorKeys, makeDistributorKey, revokeKey } from '#server/api-keys/keys.ts'
import { isDistributor } from '#server/catalogue/distributor.ts'
import { discardUnused } from '#server/invoices/stored-document.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { oneFeed, pageOfFeeds, pageOfWaiting } from './feed-list.ts'
import { handOver, storeFeed } from './hand-over.ts'

export function feedOffice(http: Http) {
  http.query(api.officeFeeds, ({ db, query }) => pageOfFeeds(db, query))
  http.query(api.officeFeed, ({ db, params }) => oneFeed(db, params.id))
  http.query(api.officeWaitingInvoices, ({ db, query }) => pageOfWaiting(db, query))
  http.preparedCommand(
    api.handOverFeed,
    ({ files, body }) => storeFeed(files, body.file),
    async ({ tx, staff, machine, prepared, now, changed }) => {
      const by = machine ? { keyId: machine.keyId } : { staffId: staff?.id }
      const id = await handOver(tx, { ...prepared, door: machine ? 'key' : 'office', ...by, now })
      if (!id) throw new Error('a file of the office is never one that was handed over before')
      changed({ after: { feed_id: id, file_name: prepared.fileName } })
      return { id }
    },
    ({ fileKey }, preparation) => discardUnused(preparation, [fileKey]),
  )
  http.query(api.feedKeys, ({ db, params }) => distributorKeys(db, params.id))
  http.command(api.createFeedKey, async ({ tx, params, staff, now, changed }) => {
    if (!(await isDistributor(tx, params.id))) throw new Refusal('not_found')
    const made = await makeDistributorKey(tx, { distributorId: params.id, staffId: staff.id, now })
    changed({ subjectId: params.id, after: { key_id: made.id } })
    return made
  })
  http.command(api.revokeFeedKey, async ({ tx, params, body, now, changed }) => {
    await revokeKey(tx, { keyId: body.key_id, distributorId: params.id, now })
    changed({ subjectId: params.id, before: body })
    return {}
  })
}
