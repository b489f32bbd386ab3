import { randomUUID } from 'node:crypto'
import type { Tx } from './db.ts'
import { type Change, writeAudit } from './queries.ts'

type UnattendedCommand = Change & { action: string; at: Temporal.Instant }

/** For actions without a user: commands at the terminal, and the programme itself. */
export async function noteCommand(tx: Tx, command: UnattendedCommand) {
  await writeAudit(tx, { ...command, actor: {}, requestId: randomUUID() })
}
