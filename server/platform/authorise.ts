import { type Access, staffMay } from '#contract/endpoint.ts'
import type { Authenticators, Member, Staff } from './actors.ts'
import { Refusal } from './refusal.ts'

export type Actor = { readonly member?: Member | undefined; readonly staff?: Staff | undefined }

export async function identify(
  access: Access,
  header: string | undefined,
  now: Temporal.Instant,
  authenticators: Authenticators,
): Promise<Actor> {
  if (access === 'anyone') return {}
  const token = header?.replace(/^Bearer /i, '')
  const actor: Actor = isForStaff(access)
    ? { staff: token ? await authenticators.staff(token, now) : undefined }
    : { member: token ? await authenticators.member(token, now) : undefined }
  if (!actor.staff && !actor.member) throw new Refusal('signed_out')
  return actor
}

export function requireAccess(access: Access, { member, staff }: Actor) {
  if (access === 'anyone') return
  const isAllowed = isForStaff(access)
    ? staff !== undefined && staffMay({ for: access }, staff.role)
    : member !== undefined && mayCall(member, access)
  if (!isAllowed) throw new Refusal('forbidden')
}

type StaffAccess = 'staff' | Extract<Access, { staff: unknown }>

function isForStaff(access: Access): access is StaffAccess {
  return access === 'staff' || (typeof access === 'object' && 'staff' in access)
}

function mayCall(member: Member, access: Exclude<Access, 'anyone' | StaffAccess>) {
  if (access === 'member') return true
  if ('level' in access && member.level !== access.level) return false
  return access.role === undefined || member.roles[access.role]
}
