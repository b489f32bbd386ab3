import type { Language } from '#contract/languages.ts'
import type { OfficeMemberRow } from '#contract/members-office.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { cpfHashes } from '#server/members/sealing/cpf.ts'
import type { Db } from '#server/platform/db.ts'
import { listFile } from '#server/platform/list-queries.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { type MemberFilters, memberPage, memberRows } from './queries.ts'

export async function listMembers(db: Db, secrets: Secrets, filters: MemberFilters, now: Temporal.Instant) {
  const { items, ...rest } = await memberPage(db, hashesIn(secrets), filters, now)
  return { ...rest, items: items.map(officeRow) }
}

type MemberRow = Awaited<ReturnType<typeof memberPage>>['items'][number]

function officeRow({
  profile_type,
  profile_name,
  coins,
  last_invoice_at,
  created_at,
  ...row
}: MemberRow): OfficeMemberRow {
  return {
    ...row,
    profile: profile_type,
    workplace: profile_name,
    coins: coins ?? 0,
    last_invoice_at: last_invoice_at?.toString() ?? null,
    created_at: created_at.toString(),
  }
}

type MembersFile = { filters: MemberFilters; language: Language; now: Temporal.Instant }

/** Without CPF and phone: those are revealed one by one, with an audit entry. */
export function membersFile(secrets: Secrets, { filters, language, now }: MembersFile) {
  const words = textsIn(language).members_file
  return listFile(
    words,
    (tx) => memberRows(tx, hashesIn(secrets), filters, now),
    (row) => [
      row.name,
      row.email,
      words.profiles[row.profile_type],
      row.profile_name,
      row.city,
      row.state,
      row.level,
      row.coins ?? 0,
      row.invoices,
      row.last_invoice_at,
      row.distributor,
      row.promoter,
      row.created_at,
    ],
  )
}

function hashesIn(secrets: Secrets) {
  return (cpf: string) => cpfHashes(secrets, cpf)
}
