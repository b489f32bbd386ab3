import type { StatementLine, StatementSummary } from '#contract/coins.ts'
import { type Language, textIn } from '#contract/languages.ts'
import type { BlindReader } from '#server/platform/actors.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { openingOf } from './opening.ts'
import { statementRows, walletOf } from './queries.ts'

const pageSize = 30

type StatementPage = {
  memberId: string
  after?: string | undefined
  language: Language
  now: Temporal.Instant
  /** Of the team; the owner sees everything. */
  readerId?: BlindReader
}

export async function statementOf(db: Db, page: StatementPage) {
  const { memberId, after, language, now, readerId = null } = page
  const rows = await statementRows(db, { memberId, before: after, most: pageSize + 1, readerId, now })
  const shown = rows.slice(0, pageSize)
  return {
    items: shown.map((row) => lineOf(row, language)),
    next: rows.length > pageSize ? String(shown.at(-1)?.journal_id) : null,
  }
}

type StatementRow = Awaited<ReturnType<typeof statementRows>>[number]

function lineOf(
  { journal_id, at, balance_after, debt_after, facts, opens_at, ...row }: StatementRow,
  language: Language,
) {
  return {
    ...row,
    id: String(journal_id),
    date: at.toString(),
    balance: balance_after,
    debt: debt_after,
    opens_at: opens_at?.toString() ?? null,
    number: facts?.number ?? null,
    title: facts?.titles ? textIn(facts.titles, language) : null,
    reason: facts?.reasons ? textIn(facts.reasons, language) : (facts?.reason ?? null),
    expired_on: facts?.expired_on ?? null,
    trace: [...(facts?.trace ?? [])],
  } satisfies StatementLine
}

export async function statementSummaryOf(
  db: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<StatementSummary> {
  const wallet = await walletOf(db, memberId, now)
  // The member was erased after the token was checked.
  if (!wallet) throw new Refusal('signed_out')
  const { opening, ...rest } = wallet
  return { ...rest, ...openingOf(opening) }
}
