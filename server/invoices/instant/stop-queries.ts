import { sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

/** False if the machine had no part in the invoice, or is off already. */
export async function switchOff(tx: Tx, invoiceId: string): Promise<boolean> {
  return isFound(
    tx
      .updateTable('setting')
      .set({ instant_credit: 'off', version: sql`version + 1` })
      .where('instant_credit', '<>', 'off')
      .where(sql<boolean>`exists (
        select from instant_judgement where invoice_id = ${invoiceId} and is_credited
      )`)
      .returning('version'),
  )
}

const admins = (db: Db) => db.selectFrom('staff').where('role', '=', 'admin').where('blocked_at', 'is', null)

export async function adminsToTell(db: Db) {
  return admins(db).select('id').orderBy('id').execute()
}

export async function adminToTell(db: Db, id: string) {
  return admins(db).select(['name', 'email']).where('id', '=', id).executeTakeFirst()
}
