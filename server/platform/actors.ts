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
  readonly secondFactor: { readonly isOn: boolean; readonly isRequired: boolean }
  readonly sessionHash: Buffer
}

/** Of a role that works only with one. */
export function lacksSecondFactor({ secondFactor }: Staff): boolean {
  return secondFactor.isRequired && !secondFactor.isOn
}

/** A program, by the key that it shows. */
export type Machine = {
  readonly keyId: string
  readonly calls: readonly string[]
  /** Whose documents it may bring; null for a program of the operator. */
  readonly distributorId: string | null
}

export type Authenticators = {
  member(token: string, now: Temporal.Instant): Promise<Member | undefined>
  staff(token: string, now: Temporal.Instant): Promise<Staff | undefined>
  /** Refuses a key that opens nothing. */
  machine(key: string, now: Temporal.Instant): Promise<Machine>
  /** Refuses a key that has called too often in this minute. */
  countCall(machine: Machine, now: Temporal.Instant): Promise<void>
  /** Whose sessions are is asked of the database again. */
  forget(): void
}

/** Null for those who never check a decision blind, and so may see all of them. */
export type BlindReader = string | null

export function blindReader(staff: Staff | undefined): BlindReader {
  return staff && staffMay(checkBlind, staff.role) ? staff.id : null
}
