import type { Db } from './db.ts'
import type { Log } from './log.ts'
import { worksAsSuperuser } from './queries.ts'

export async function warnOfSuperuser(db: Db, log: Log) {
  if (await worksAsSuperuser(db))
    log.warn(
      'the role of DATABASE_URL is a superuser: an ordinary owner of the database is enough, and safer',
    )
}
