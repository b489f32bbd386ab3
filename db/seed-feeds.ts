import { createHash } from 'node:crypto'
import type { FeedOutcome } from '#contract/invoices-feeds.ts'
import type { Tx } from '#server/platform/db.ts'

const handedOver = 'notas-da-semana.zip'

const items: readonly { name: string; outcome: FeedOutcome; reason?: string }[] = [
  { name: '4471.xml', outcome: 'known' },
  { name: '4472.xml', outcome: 'known' },
  { name: '4480.xml', outcome: 'refused', reason: 'products' },
  { name: '4481.xml', outcome: 'refused', reason: 'too_old' },
  { name: 'leia-me.txt', outcome: 'not_understood', reason: 'other_file' },
]

/** A file of yesterday, from the folder. */
export async function addFeed(tx: Tx, now: Temporal.Instant) {
  const at = now.subtract({ hours: 26 })
  const { id } = await tx
    .insertInto('feed')
    .values({
      received_at: at,
      finished_at: at.add({ seconds: 4 }),
      door: 'folder',
      file_name: handedOver,
      file_sha256: createHash('sha256').update(handedOver).digest(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = items.map((item, index) => ({ ...item, feed_id: id, entry: index + 1, part: 1 }))
  await tx.insertInto('feed_item').values(rows).execute()
}
