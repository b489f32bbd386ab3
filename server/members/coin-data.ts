import type { StatementLine } from '#contract/coins.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { writeOffWallet } from '#server/coins/movements.ts'
import { statementOf, statementSummaryOf } from '#server/coins/statement.ts'
import type { Db } from '#server/platform/db.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { expiryWarningsTo, peopleById } from './queries.ts'

/** Amounts stay in the books without an owner. */
export const coinData: PersonalData = {
  part: 'coins',
  tables: {
    coin_account: { told: ['balance', 'debt', 'points'], kept: ['id', 'kind', 'member_id'] },
    coin_note: { told: ['facts'], kept: ['journal_id', 'member_id'] },
    coin_expiry_warning: { told: ['expires_on', 'days'], kept: ['member_id'] },
    // What the team considers; once it moves coins it is a movement.
    coin_adjustment: {
      told: [],
      kept: [
        'id',
        'member_id',
        'amount',
        'reason',
        'asked_by',
        'asked_at',
        'decided_by',
        'decided_at',
        'is_confirmed',
      ],
    },
  },
  async read(db, memberId, now) {
    const [person] = await peopleById(db, { memberIds: [memberId], now })
    if (!person || person.profile_type === 'promoter') return null
    return {
      ...(await statementSummaryOf(db, memberId, now)),
      movements: await allMovements(db, memberId, now),
      expiry_warnings: await expiryWarningsTo(db, memberId),
    }
  },
  async erase(tx, { id, now }) {
    await writeOffWallet(tx, { memberId: id, now })
  },
}

async function allMovements(db: Db, memberId: string, now: Temporal.Instant) {
  const movements: StatementLine[] = []
  let after: string | undefined
  do {
    const { items, next } = await statementOf(db, { memberId, after, language: defaultLanguage, now })
    movements.push(...items)
    after = next ?? undefined
  } while (after)
  return movements
}
