import type { Tx } from '#server/platform/db.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { addWebhook } from '#server/webhooks/manage.ts'

/** To be looked at: it is off, because nobody receives at its address. */
export async function addDemoWebhook(tx: Tx, { secrets, now }: { secrets: Secrets; now: Temporal.Instant }) {
  const admin = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const { id } = await addWebhook(tx, secrets, false, {
    url: 'https://erp.example/petisco',
    description: 'ERP',
    events: ['invoice.counted', 'redemption.requested', 'redemption.shipped'],
    staffId: admin.id,
    now,
  })
  await tx.updateTable('webhook').set({ off_since: now, off_because: 'staff' }).where('id', '=', id).execute()
}
