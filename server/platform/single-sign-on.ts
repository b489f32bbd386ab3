import * as z from 'zod/mini'
import { type StaffRole, staffRoles } from '#contract/people.ts'

/** How the team is known by the accounts of its company. */
export type SingleSignOn = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What people call these accounts. */
  readonly name: string | undefined
  readonly scopes: string
  readonly rolesClaim: string
  /** The first whose value the claim holds counts. */
  readonly roles: readonly RoleOfValue[]
}

type RoleOfValue = { readonly role: StaffRole; readonly value: string }

const issuerFault = 'must be an address like https://login.example, or http only on this machine'
const rolesFault = `must be like admin=petisco-admins,reviewer=petisco-review; roles are ${staffRoles.join(', ')}`

export const singleSignOnSettings = {
  OIDC_ISSUER: z.optional(z.string().check(z.refine(isIssuer, { error: issuerFault }))),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40, { error: 'must be 40 letters at most' }))),
  OIDC_SCOPES: z._default(
    z
      .string()
      .check(
        z.refine((text) => text.split(' ').includes('openid'), { error: 'must have openid among them' }),
      ),
    'openid email profile',
  ),
  OIDC_ROLES_CLAIM: z._default(z.string(), 'roles'),
  OIDC_ROLES: z.optional(
    z.pipe(
      z.string().check(z.refine((text) => rolesIn(text) !== undefined, { error: rolesFault })),
      z.transform((text) => rolesIn(text) ?? []),
    ),
  ),
  STAFF_PASSWORDS: z._default(z.enum(['on', 'off'], { error: 'must be one of on, off' }), 'on'),
}

type Settings = z.infer<z.ZodMiniObject<typeof singleSignOnSettings>>

const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'] as const

/** All or nothing; and whoever closes the door for passwords needs the other one. */
export function singleSignOnFaults(settings: Settings): string[] {
  const missing = needed.filter((name) => settings[name] === undefined)
  if (missing.length === needed.length)
    return settings.STAFF_PASSWORDS === 'off'
      ? ['STAFF_PASSWORDS is off, and without OIDC_ISSUER nobody of the team could sign in']
      : []
  return missing.map((name) => `${name} is missing, which single sign-on needs`)
}

export function singleSignOnOf(settings: Settings): SingleSignOn | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES } = settings
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_ROLES) return undefined
  return {
    issuer: new URL(OIDC_ISSUER).href,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: settings.OIDC_NAME,
    scopes: settings.OIDC_SCOPES,
    rolesClaim: settings.OIDC_ROLES_CLAIM,
    roles: OIDC_ROLES,
  }
}

function isIssuer(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

export function isLoopback(host: string) {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host)
}

function rolesIn(text: string): RoleOfValue[] | undefined {
  const pairs = text.split(',').map((pair) => /^\s*(\w+)\s*=\s*(.*\S)\s*$/.exec(pair))
  const roles = pairs.flatMap((pair) => {
    const role = staffRoles.find((known) => known === pair?.[1])
    return role && pair?.[2] ? [{ role, value: pair[2] }] : []
  })
  return roles.length === pairs.length ? roles : undefined
}
