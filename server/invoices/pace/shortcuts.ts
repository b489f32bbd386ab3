import type { Tx } from '#server/platform/db.ts'
import { changeShortcuts } from './queries.ts'

/** Whether single keys decide, for this person on every device. */
export async function setShortcuts(tx: Tx, { staffId, on }: { staffId: string; on: boolean }) {
  await changeShortcuts(tx, staffId, on)
}
