import { auditLedger } from '#server/app.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { problem } from '#server/platform/problem.ts'
import { entriesOfMember, fillBooks, tablesOfBooks } from './audit-world.ts'
import { sizesOf } from './sizes.ts'
import { number, type Row } from './table.ts'
import { withPostgres, withSuperuser } from './world.ts'

export async function benchAudit(entries: number): Promise<Row[]> {
  const members = Math.ceil(entries / entriesOfMember)
  return withPostgres(async (place) => {
    await migrate(place.databaseUrl)
    await withSuperuser(place, (client) => fillBooks(client, members))
    const database = openDatabase(place.databaseUrl, createLog('silent'))
    try {
      const beganAt = performance.now()
      const [finding] = await auditLedger(database, Temporal.Now.instant())
      const seconds = (performance.now() - beganAt) / 1000
      if (finding) throw problem(`The books of the bench are wrong. ${finding.check}: ${finding.row}`)
      const what = `audit of ${number(members * entriesOfMember)} entries`
      return [{ what, figure: seconds, unit: 's' }, ...(await sizesOf(tablesOfBooks, place.databaseUrl))]
    } finally {
      await database.close()
    }
  })
}
