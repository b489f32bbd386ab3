import { type Access, staffMay } from '#contract/endpoint.ts'
import type { Authenticators, FeedSender, Member, Staff } from './actors.ts'
import { Refusal } from './refusal.ts'

export type Actor = {
  readonly member?: Member | undefined
  readonly staff?: Staff | undefined
  readonly distributor?: FeedSender | undefined
}

export async function identify(
  access: Access,
  header: string | undefined,
  now: Temporal.Instant,
  authenticators: Authenticators,
): Promise<Actor> {
  if (access === 'anyone') return {}
  const token = header?.replace(/^Bearer /i, '')
  const actor = token ? await bearerOf(access, token, now, authenticators) : {}
  if (!actor.staff && !actor.member && !actor.distributor) throw new Refusal('signed_out')
  return actor
}

async function bearerOf(
  access: Exclude<Access, 'anyone'>,
  token: string,
  now: Temporal.Instant,
  authenticators: Authenticators,
): Promise<Actor> {
  if (!isForStaff(access)) return { member: await authenticators.member(token, now) }
  if (isForDistributors(access) && token.startsWith(feedKeyPrefix))
    return { distributor: await authenticators.distributor(token) }
  return { staff: await authenticators.staff(token, now) }
}

/** By which a distributor's key is known from a session, and found where it should not be. */
export const feedKeyPrefix = 'petisco-feed-'

export function requireAccess(access: Access, { member, staff, distributor }: Actor) {
  if (access === 'anyone' || (distributor && isForDistributors(access))) return
  const isAllowed = isForStaff(access)
    ? staff !== undefined && staffMay({ for: access }, staff.role)
    : member !== undefined && mayCall(member, access)
  if (!isAllowed) throw new Refusal('forbidden')
}

type StaffAccess = 'staff' | Extract<Access, { staff: unknown }>

function isForStaff(access: Access): access is StaffAccess {
  return access === 'staff' || (typeof access === 'object' && 'staff' in access)
}

function isForDistributors(access: Access): boolean {
  return typeof access === 'object' && 'distributor' in access && access.distributor === true
}

function mayCall(member: Member, access: Exclude<Access, 'anyone' | StaffAccess>) {
  if (access === 'member') return true
  if ('level' in access && member.level !== access.level) return false
  return access.role === undefined || member.roles[access.role]
}
