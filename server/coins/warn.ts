import * as z from 'zod/mini'
import { memberPaths } from '#contract/paths.ts'
import { mailRecipient } from '#server/notifications/channels.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { expiryMail } from './expiry-mail.ts'
import { claimWarnings, deleteWarningsBefore } from './queries.ts'

const Expiries = z.array(z.object({ date: z.iso.date(), coins: z.int() }))

type WarningRun = { now: Temporal.Instant; most?: number }

/** The warning and its mail commit together, so each is sent once. */
export async function warnOfExpiry(
  transaction: Database['transaction'],
  { now, most = 100 }: WarningRun,
): Promise<void> {
  const today = now.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
  for (let warned = 1; warned > 0; ) {
    warned = await transaction(async (tx) => {
      const warnings = await claimWarnings(tx, { today, most })
      for (const { member_id: memberId, days, expiries } of warnings)
        await warnMember(tx, { memberId, days, expiries, now })
      return warnings.length
    })
  }
  await transaction((tx) => deleteWarningsBefore(tx, today))
}

type MemberWarning = {
  memberId: string
  days: 60 | 30 | 7
  expiries: z.infer<typeof Expiries>
  now: Temporal.Instant
}

async function warnMember(tx: Tx, { memberId, days, expiries, now }: MemberWarning) {
  const coins = expiries.reduce((sum, day) => sum + day.coins, 0)
  const on = expiries.at(-1)?.date ?? ''
  await notify(tx, {
    memberId,
    kind: 'coins_expiring',
    facts: { coins, on },
    link: memberPaths.statement,
    now,
  })
  await enqueue(tx, coinsExpiringJob, { memberId, days, expiries })
}

export const warnOfExpiryJob = job({
  name: 'warn-of-expiry',
  payload: z.unknown(),
  cron: '0 12 * * *',
  run: ({ transaction, now }) => warnOfExpiry(transaction, { now }),
})

export const coinsExpiringJob = job({
  name: 'coins-expiring',
  payload: z.object({ memberId: z.string(), days: z.literal([60, 30, 7]), expiries: Expiries }),
  run: async ({ db, mail, publicUrl }, { memberId, expiries }) => {
    const person = await mailRecipient(db, memberId, 'coins')
    if (person) await mail.send({ to: person.email, ...expiryMail({ ...person, expiries, publicUrl }) })
  },
})
