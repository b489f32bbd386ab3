import { randomUUID } from 'node:crypto'
import { noteCommand } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/db.ts'
import { hashPassword } from '#server/sessions/password.ts'
import { createPasswordLink } from './password-link.ts'
import { passwordLinkPath } from './password-link-path.ts'
import { insertStaff } from './queries.ts'

type NewAdmin = { name: string; email: string; now: Temporal.Instant }

/** The path at which they choose a password, once; undefined if somebody of the team has this e-mail. */
export async function createAdmin(tx: Tx, { name, email, now }: NewAdmin): Promise<string | undefined> {
  const passwordHash = await hashPassword(randomUUID())
  const admin = await insertStaff(tx, { name, email, role: 'admin', passwordHash })
  if (!admin) return undefined
  const after = { name, email, role: 'admin' }
  await noteCommand(tx, { action: 'staff:create', subjectId: admin.id, after, at: now })
  return passwordLinkPath(await createPasswordLink(tx, { staffId: admin.id, now }))
}
