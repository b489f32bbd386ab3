import * as api from '#contract/invoices-feeds.ts'
import { discardUnused } from '#server/invoices/stored-document.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { createFeedKey, noteFeedKeyUse, revokeFeedKey } from './feed-keys.ts'
import { oneFeed, pageOfFeeds, pageOfWaiting } from './feed-list.ts'
import { handOver, storeFeed } from './hand-over.ts'
import { feedKeysOf } from './queries.ts'

export function feedOffice(http: Http) {
  http.query(api.officeFeeds, ({ db, query }) => pageOfFeeds(db, query))
  http.query(api.officeFeed, ({ db, params }) => oneFeed(db, params.id))
  http.query(api.officeWaitingInvoices, ({ db, query }) => pageOfWaiting(db, query))
  http.preparedCommand(
    api.handOverFeed,
    ({ files, body }) => storeFeed(files, body.file),
    async ({ tx, staff, distributor, prepared, now, changed }) => {
      if (distributor) await noteFeedKeyUse(tx, distributor.keyId, now)
      const by = distributor ? { keyId: distributor.keyId } : { staffId: staff?.id }
      const id = await handOver(tx, { ...prepared, door: distributor ? 'key' : 'office', ...by, now })
      if (!id) throw new Error('a file of the office is never one that was handed over before')
      changed({ after: { feed_id: id, file_name: prepared.fileName } })
      return { id }
    },
    ({ fileKey }, preparation) => discardUnused(preparation, [fileKey]),
  )
  http.query(api.feedKeys, async ({ db, params }) => {
    const keys = await feedKeysOf(db, params.id)
    return keys.map(({ id, created_at, last_used_at }) => ({
      id,
      created_at: created_at.toString(),
      last_used_at: last_used_at?.toString() ?? null,
    }))
  })
  http.command(api.createFeedKey, async ({ tx, params, now, changed }) => {
    const made = await createFeedKey(tx, { distributorId: params.id, now })
    changed({ subjectId: params.id, after: { key_id: made.id } })
    return made
  })
  http.command(api.revokeFeedKey, async ({ tx, params, body, now, changed }) => {
    await revokeFeedKey(tx, { keyId: body.key_id, distributorId: params.id, now })
    changed({ subjectId: params.id, before: body })
    return {}
  })
}
