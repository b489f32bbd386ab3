import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

/** What a decision that took effect has to say, and to whom; undefined if the member is gone. */
export async function newsOf(db: Db, decisionId: string) {
  return db
    .selectFrom('invoice_decision')
    .innerJoin('invoice', 'invoice.id', 'invoice_decision.invoice_id')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .innerJoin('coin_account', 'coin_account.member_id', 'member.id')
    .leftJoin('decision_reason', 'decision_reason.code', 'invoice_decision.reason')
    .select([
      'member.id as memberId',
      'member.name',
      'member.email',
      'member.language',
      'invoice.id as invoiceId',
      'invoice.number',
      'invoice.coins',
      'invoice.file_key',
      'invoice.file_type',
      'invoice.file_clean',
      'invoice.asked_again_at',
      'invoice_decision.decision',
      'invoice_decision.note',
      'decision_reason.texts',
      'coin_account.balance',
      'coin_account.debt',
      sql<Temporal.PlainDate | null>`(
        select expires_on from coin_lot join coin_journal on coin_journal.id = journal_id
        where invoice_id = invoice.id and kind = 'invoice_credit'
      )`.as('expiresOn'),
    ])
    .where('invoice_decision.id', '=', decisionId)
    .executeTakeFirst()
}
