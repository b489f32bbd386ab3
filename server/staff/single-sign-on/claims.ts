import { Email } from '#contract/fields.ts'
import type { StaffRole } from '#contract/people.ts'
import { cleaned } from '#domain/typed-text.ts'
import type { SingleSignOn } from '#server/platform/single-sign-on.ts'

/** Somebody as the company's accounts tell of them. */
export type CompanyPerson = {
  readonly subject: string
  readonly name: string
  /** Absent unless the provider says that it is theirs. */
  readonly email: string | undefined
  readonly role: StaffRole | undefined
  /** They have shown a second factor there. */
  readonly hasSecondFactor: boolean
}

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string }

const longestName = 200

export function personIn(
  claims: Claims,
  { rolesClaim, roles }: Pick<SingleSignOn, 'rolesClaim' | 'roles'>,
): CompanyPerson {
  const email = verifiedEmail(claims)
  // An e-mail that nobody has verified is anybody's, so it gives no role either.
  const held = rolesClaim === 'email' ? email?.toLowerCase() : claims[rolesClaim]
  const isHeld = (value: string) =>
    rolesClaim === 'email' ? value.toLowerCase() === held : textsOf(held).includes(value)
  return {
    subject: claims.sub,
    name: nameIn(claims) || (email ?? claims.sub),
    email,
    role: roles.find(({ value }) => isHeld(value))?.role,
    hasSecondFactor: textsOf(claims.amr).includes('mfa'),
  }
}

function nameIn({ name }: Claims) {
  return typeof name === 'string' ? cleaned([...cleaned(name)].slice(0, longestName).join('')) : ''
}

/** Entra ID does not send `email_verified`; it says `xms_edov` where the company owns the address. */
function verifiedEmail({ email, email_verified, xms_edov }: Claims): string | undefined {
  const says = email_verified ?? xms_edov
  const isVerified = [true, 1, 'true', '1'].some((yes) => yes === says)
  return isVerified ? Email.safeParse(email).data : undefined
}

/** One value may come by itself. */
function textsOf(claim: unknown): readonly unknown[] {
  return Array.isArray(claim) ? claim : [claim]
}
