import { setTimeout as pause } from 'node:timers/promises'
import { auditLedger } from '#server/app.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import type { LoadFigures } from './load.ts'
import type { System } from './system.ts'

export type Outcome = {
  operations: number
  lost: number
  doubled: number
  /** Without one redemption that was answered with yes. */
  longestGapSeconds: number
  cut: number
  faults: string[]
}

const mailPatienceMs = 75_000

/** Everything that was promised is there once, and the books are right. */
export async function reconcile(system: System, load: LoadFigures, isPromoted = false): Promise<Outcome> {
  const database = openDatabase(system.database(isPromoted).url, createLog('silent'))
  try {
    const { rows } = await database.pool.query<{ kept: number; redemptions: number }>(
      `select (select count(*) from idempotency_key where key = any ($1)) as kept,
        (select count(*) from redemption) as redemptions`,
      [load.acknowledged],
    )
    const { kept = 0, redemptions = 0 } = rows[0] ?? {}
    const mails = await mailsAfter(system, load.mailsPromised)
    const findings = await auditLedger(database, Temporal.Now.instant())
    return {
      operations: load.acknowledged.length + load.mailsPromised,
      lost: load.acknowledged.length - kept + Math.max(0, load.mailsPromised - new Set(mails).size),
      doubled: Math.max(0, redemptions - load.acknowledged.length) + mails.length - new Set(mails).size,
      longestGapSeconds: longestGap(load.answeredAt) / 1000,
      cut: load.cut,
      faults: [...new Set(load.unexpected), ...findings.map(({ check, row }) => `${check}: ${row}`)],
    }
  } finally {
    await database.close()
  }
}

/** By their Message-ID, after as many as were promised have come. */
async function mailsAfter(system: System, promised: number): Promise<string[]> {
  const giveUpAt = performance.now() + mailPatienceMs
  for (;;) {
    const mails = (await system.mails()).map((mail) => /^message-id: *(.+)$/im.exec(mail)?.[1] ?? mail)
    if (new Set(mails).size >= promised || performance.now() > giveUpAt) return mails
    await pause(250)
  }
}

function longestGap(moments: readonly number[]) {
  const sorted = moments.toSorted((one, other) => one - other)
  return Math.max(0, ...sorted.slice(1).map((moment, before) => moment - (sorted[before] ?? moment)))
}
