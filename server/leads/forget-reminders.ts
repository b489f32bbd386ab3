import type { Tx } from '#server/platform/db.ts'
import { deleteReminders } from './queries.ts'

/** Reminders name the client, who may ask to be erased. */
export async function forgetReminders(tx: Tx, client: Parameters<typeof deleteReminders>[1]) {
  await deleteReminders(tx, client)
}
