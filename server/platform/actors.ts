import { staffMay } from '#contract/endpoint.ts'
import { checkBlind } from '#contract/invoices-review.ts'
import type { Role, StaffRole } from '#contract/people.ts'

export type Member = {
  readonly id: string
  readonly level: 2 | 3
  readonly roles: Readonly<Record<Role, boolean>>
  readonly sessionHash: Buffer
}

export type Staff = {
  readonly id: string
  readonly role: StaffRole
  readonly sessionHash: Buffer
}

/** A program of a distributor, by the key that it shows. */
export type FeedSender = { readonly keyId: string; readonly distributorId: string }

export type Authenticators = {
  member(token: string, now: Temporal.Instant): Promise<Member | undefined>
  staff(token: string, now: Temporal.Instant): Promise<Staff | undefined>
  distributor(token: string): Promise<FeedSender | undefined>
}

/** Null for those who never check a decision blind, and so may see all of them. */
export type BlindReader = string | null

export function blindReader({ id, role }: Staff): BlindReader {
  return staffMay(checkBlind, role) ? id : null
}
