import { randomUUID } from 'node:crypto'
import type { Tx } from './db.ts'
import { type Change, writeAudit } from './queries.ts'

type Noted = Change & { action: string; at: Temporal.Instant }

/** For what is done by nobody the programme knows: by a command at the terminal, or by the programme itself. */
export async function noteCommand(tx: Tx, noted: Noted) {
  await writeAudit(tx, { ...noted, actor: {}, requestId: randomUUID() })
}
