import { randomUUID } from 'node:crypto'
import { noteCommand } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/db.ts'
import { hashPassword } from '#server/sessions/password.ts'
import { createStaffLink } from './password-link.ts'
import { insertStaff } from './queries.ts'

type NewAdmin = { name: string; email: string; now: Temporal.Instant }

/** Returns the path to choose a password. Undefined if the e-mail is taken. */
export async function createAdmin(tx: Tx, { name, email, now }: NewAdmin): Promise<string | undefined> {
  const passwordHash = await hashPassword(randomUUID())
  const admin = await insertStaff(tx, { name, email, role: 'admin', passwordHash })
  if (!admin) return undefined
  const after = { name, email, role: 'admin' }
  await noteCommand(tx, { action: 'staff:create', subjectId: admin.id, after, at: now })
  return createStaffLink(tx, { staffId: admin.id, now })
}
