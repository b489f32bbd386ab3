import { type Access, type Endpoint, staffMay } from '#contract/endpoint.ts'
import { callName, isForMachines } from '#contract/every-call.ts'
import { type Authenticators, lacksSecondFactor, type Machine, type Member, type Staff } from './actors.ts'
import { Refusal } from './refusal.ts'

export type Actor = {
  readonly member?: Member | undefined
  readonly staff?: Staff | undefined
  readonly machine?: Machine | undefined
}

/** By which keys are known from sessions, and found where they should not be. */
export const keyPrefixes = { distributor: 'petisco-feed-', program: 'petisco-key-' } as const

export async function identify(
  access: Access,
  header: string | undefined,
  now: Temporal.Instant,
  authenticators: Authenticators,
): Promise<Actor> {
  if (access === 'anyone') return {}
  const token = header?.replace(/^Bearer /i, '')
  const actor = token ? await bearerOf(access, token, now, authenticators) : {}
  if (!actor.staff && !actor.member && !actor.machine) throw new Refusal('signed_out')
  return actor
}

async function bearerOf(
  access: Exclude<Access, 'anyone'>,
  token: string,
  now: Temporal.Instant,
  authenticators: Authenticators,
): Promise<Actor> {
  const isKey = Object.values(keyPrefixes).some((prefix) => token.startsWith(prefix))
  if (isKey) return { machine: await authenticators.machine(token, now) }
  if (!isForStaff(access)) return { member: await authenticators.member(token, now) }
  return { staff: await authenticators.staff(token, now) }
}

export function requireAccess(endpoint: Endpoint, { member, staff, machine }: Actor) {
  const { for: access } = endpoint
  if (access === 'anyone') return
  if (machine) return requireOpened(endpoint, machine)
  const isAllowed = isForStaff(access)
    ? staff !== undefined && staffMay(endpoint, staff.role)
    : member !== undefined && mayCall(member, access)
  if (!isAllowed) throw new Refusal('forbidden')
  if (staff && lacksSecondFactor(staff) && !endpoint.beforeSecondFactor)
    throw new Refusal('second_factor_required')
}

/** A key opens a call that the contract opens to machines and that it names itself. */
function requireOpened(endpoint: Endpoint, { calls }: Machine) {
  const name = callName(endpoint)
  if (!isForMachines(endpoint) || !name || !calls.includes(name)) throw new Refusal('key_not_for_this')
}

type StaffAccess = 'staff' | Extract<Access, { staff: unknown }>

export function isForStaff(access: Access): access is StaffAccess {
  return access === 'staff' || (typeof access === 'object' && 'staff' in access)
}

function mayCall(member: Member, access: Exclude<Access, 'anyone' | StaffAccess>) {
  if (access === 'member') return true
  if ('level' in access && member.level !== access.level) return false
  return access.role === undefined || member.roles[access.role]
}
