import { type Access, staffMay } from '#contract/endpoint.ts'
import type { Authenticators, Member, Staff } from './actors.ts'
import { Refusal } from './refusal.ts'

export type Actor = { readonly member?: Member; readonly staff?: Staff }

export async function authorise(
  access: Access,
  header: string | undefined,
  now: Temporal.Instant,
  authenticators: Authenticators,
): Promise<Actor> {
  if (access === 'anyone') return {}
  const token = header?.replace(/^Bearer /i, '')
  if (access === 'staff' || (typeof access === 'object' && 'staff' in access)) {
    const staff = token ? await authenticators.staff(token, now) : undefined
    if (!staff) throw new Refusal('signed_out')
    if (!staffMay({ for: access }, staff.role)) throw new Refusal('forbidden')
    return { staff }
  }
  const member = token ? await authenticators.member(token, now) : undefined
  if (!member) throw new Refusal('signed_out')
  if (!mayCall(member, access)) throw new Refusal('forbidden')
  return { member }
}

function mayCall(member: Member, access: Exclude<Access, 'anyone' | 'staff' | { staff: unknown }>) {
  if (access === 'member') return true
  if ('level' in access && member.level !== access.level) return false
  return access.role === undefined || member.roles[access.role]
}
