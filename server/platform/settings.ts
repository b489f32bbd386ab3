import type { DB } from '#db/schema.ts'
import type { Db } from './db.ts'

export async function readSettings<Name extends keyof DB['setting']>(db: Db, names: readonly Name[]) {
  return db.selectFrom('setting').select(names).executeTakeFirstOrThrow()
}
