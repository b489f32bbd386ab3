import { sql } from 'kysely'
import type { Welcome } from '#contract/welcome.ts'
import type { Db, Tx } from '#server/platform/db.ts'

type Newcomer = { memberId: string; now: Temporal.Instant }

export async function insertWelcome(tx: Tx, { memberId, now }: Newcomer) {
  await sql`
    insert into welcome (member_id, coins, since) select ${memberId}, welcome_bonus, ${now} from setting
    on conflict do nothing`.execute(tx)
}

const hasAddress = sql`exists (select from member_address where member_id = welcome.member_id)`
const hasGoal = sql`exists (select from goal where member_id = welcome.member_id)`
const paidJournal = sql`(select coin_journal.id from coin_journal join coin_account on coin_account.id = wallet_id
  where coin_account.member_id = welcome.member_id and coin_journal.kind = 'welcome_credit')`

type Steps = Welcome & { isPaid: boolean; hasRedeemed: boolean; since: Temporal.Instant }

export async function stepsOf(db: Db, memberId: string): Promise<Steps | undefined> {
  const { rows } = await sql<Steps>`
    select welcome.coins, since, ${hasAddress} as has_address, ${hasGoal} as has_goal,
      case profile_type
        when 'attendant' then exists (select from invoice where member_id = member.id)
        else exists (select from recommendation where member_id = member.id)
      end as has_begun,
      ${paidJournal} is not null as "isPaid",
      exists (select from redemption where member_id = member.id) as "hasRedeemed"
    from welcome join member on member.id = welcome.member_id
    where welcome.member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** Of these members. */
export async function thoseOwed(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from welcome
    where member_id = any(${memberIds}::uuid[]) and coins > 0 and ${paidJournal} is null`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function isPaid(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from welcome where member_id = ${memberId} and ${paidJournal} is not null`.execute(tx)
  return rows.length > 0
}

type Standing = {
  coins: number
  isPaid: boolean
  hasSteps: boolean
  /** When the first coins for an invoice or a recommendation could be spent that were not taken back. */
  earnedFrom: Temporal.Instant | null
}

/** One after the other: whoever comes second finds the wallet as the first left it. */
export async function lockStanding(tx: Tx, memberId: string): Promise<Standing | undefined> {
  await sql`select lock_members(array[${memberId}::uuid])`.execute(tx)
  await sql`select from coin_account where member_id = ${memberId} for update`.execute(tx)
  const { rows } = await sql<Standing>`
    select welcome.coins, ${paidJournal} is not null as "isPaid",
      member.level = 3 and ${hasAddress} and ${hasGoal} as "hasSteps",
      (
        select min(coalesce(opens_at, credit.at))
        from coin_account join coin_entry on coin_entry.account_id = coin_account.id
        join coin_journal as credit on credit.id = coin_entry.journal_id
        join coin_lot on coin_lot.journal_id = credit.id
        where coin_account.member_id = member.id and credit.kind in ('invoice_credit', 'recommendation_credit')
        and not exists (select from coin_journal as reversal where reversal.reverses = credit.id)
      ) as "earnedFrom"
    from welcome join member on member.id = welcome.member_id
    where welcome.member_id = ${memberId}`.execute(tx)
  return rows[0]
}

export async function welcomeRow(db: Db, memberId: string) {
  return db
    .selectFrom('welcome')
    .select(['coins', 'since'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}
