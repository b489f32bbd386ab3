import { setTimeout as pause } from 'node:timers/promises'
import { type ImportKind, officeImport, runImport, startImport } from '#contract/imports.ts'
import { officeBase, officePaths } from '#contract/paths.ts'
import type { StaffRole } from '#contract/people.ts'
import { officeSignIn } from '#contract/staff.ts'
import { chooseStaffPassword } from '#contract/staff-account.ts'
import { createStaff } from '#contract/staff-team.ts'
import { problem } from '#server/platform/problem.ts'
import type { createApi } from '#server/testing/api.ts'
import type { Place } from './place.ts'

export type Caller = ReturnType<typeof createApi>

const password = 'tijolo verde 7'
export const staffPassword = `${officeBase}${officePaths.choosePassword}`
export const chosen = { password, password_confirmation: password }

/** What the mail, or what was printed, says after this address. */
export function tokenIn(text: string | undefined, path: string): string {
  const found = text?.match(new RegExp(`${path}\\?token=([\\w-]+)`))?.[1]
  if (!found) throw problem(`no link to ${path} in: ${text ?? 'nothing'}`)
  return found
}

export async function signInStaff(api: Caller, email: string): Promise<Caller> {
  const { access_token: token } = await api.call(officeSignIn, { email, password })
  return api.as({ token })
}

export async function takeIn(
  place: Place,
  admin: Caller,
  person: { name: string; email: string; role: StaffRole },
) {
  await admin.call(createStaff, person)
  const [mail] = await eventually(`the mail to ${person.email}`, async () => {
    const mails = place.mailsTo(person.email)
    return mails.length > 0 ? mails : undefined
  })
  await place.api(1).call(chooseStaffPassword, { token: tokenIn(mail, staffPassword), ...chosen })
  return signInStaff(place.api(1), person.email)
}

type File = { kind: ImportKind; lines: readonly string[] }

/** Handed over by one, looked at, and let in by another: so many coins are nobody's alone. */
export async function bringIn({ kind, lines }: File, { by, letInBy }: { by: Caller; letInBy: Caller }) {
  const file = new File([lines.join('\r\n')], `${kind}.csv`)
  const { id } = await by.call(startImport, { kind, file })
  const until = (state: string) =>
    eventually(`${kind} to be ${state}`, async () => {
      const one = await by.call(officeImport, { id })
      if (one.fault) throw problem(`${kind}: ${one.fault}`)
      return one.state === state ? one : undefined
    })
  const { counts } = await until('judged')
  if (counts.new !== lines.length - 1)
    throw problem(`${kind}: ${JSON.stringify(counts)} of ${lines.length - 1} lines`)
  await letInBy.call(runImport, { id })
  return until('finished')
}

const patienceMs = 600_000

export async function eventually<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  const giveUpAt = Date.now() + patienceMs
  while (Date.now() < giveUpAt) {
    const found = await look()
    if (found !== undefined) return found
    await pause(100)
  }
  throw problem(`waited ${patienceMs / 1000} s for ${what}`)
}
