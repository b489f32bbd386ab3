import * as z from 'zod/mini'
import { traceOf } from '#domain/earning.ts'
import { advanceChallenges } from '#server/challenges/advance.ts'
import { creditCoins } from '#server/coins/movements.ts'
import { isChosenForBlindCheck } from '#server/invoices/blind-checks/check-blind.ts'
import { asDecided, atCountedValue, countedBags } from '#server/invoices/counted-rows.ts'
import { recordOutcomes } from '#server/invoices/outcomes/record-outcomes.ts'
import { invoiceRows, lockOwner } from '#server/invoices/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { readSettings } from '#server/platform/settings.ts'
import {
  closeDecision,
  countRows,
  documentRows,
  invoiceOfDecision,
  setCounted,
  setRefused,
  setWaiting,
} from './queries.ts'
import { tellMember } from './tell-member.ts'

/** Runs when a decision can no longer be undone. A second run does nothing. */
export const carryOutJob = job({
  name: 'carry-out-decision',
  payload: z.object({ decisionId: z.string() }),
  run: ({ transaction, now }, { decisionId }) => transaction((tx) => carryOut(tx, decisionId, now)),
})

async function carryOut(tx: Tx, decisionId: string, now: Temporal.Instant) {
  const invoiceId = await invoiceOfDecision(tx, decisionId)
  if (!invoiceId) return
  await lockOwner(tx, invoiceId)
  const decision = await closeDecision(tx, decisionId, now)
  if (!decision) return
  if (decision.decision === 'approve' && decision.awaits_second) return setWaiting(tx, decision.invoiceId)
  if (decision.decision === 'approve') return countInvoice(tx, decision, now)
  const status = decision.decision === 'reject' ? 'rejected' : 'incomplete'
  await setRefused(tx, { ...decision, status })
  await tellMember(tx, { ...decision, decisionId, status, coins: 0, now })
}

type ClosedDecision = NonNullable<Awaited<ReturnType<typeof closeDecision>>>

/** Status, coins, path, message and mail are one transaction, so that all of it happens or nothing. */
async function countInvoice(tx: Tx, decision: ClosedDecision, now: Temporal.Instant) {
  const { id: decisionId, invoiceId, memberId } = decision
  const number = decision.mendedNumber ?? decision.number
  const coins = decision.coins ?? 0
  const { blind_check_percent } = await readSettings(tx, ['blind_check_percent'])
  const isBlindChecked = isChosenForBlindCheck(invoiceId, blind_check_percent)
  const rows = asDecided(await invoiceRows(tx, invoiceId), decision.counted ?? [], () => 0)
  const bags = countedBags(rows, await documentRows(tx, invoiceId))
  await countRows(
    tx,
    rows.map(({ id, countedCents }, index) => ({
      id,
      counted_cents: countedCents,
      counted_units: bags[index] ?? 0,
    })),
  )
  await recordOutcomes(tx, { invoiceId, number, rows, now })
  await setCounted(tx, { invoiceId, number, coins, isBlindChecked })
  if (coins > 0) {
    const note = { number, trace: traceOf(atCountedValue(rows)) }
    const credit = await creditCoins(tx, { memberId, coins, source: { invoiceId }, note, now })
    if (!credit) throw new Error(`invoice ${invoiceId} has earned before`)
  }
  await tellMember(tx, { memberId, invoiceId, decisionId, number, status: 'counted', coins, now })
  await advanceChallenges(tx, { invoiceId, memberId, now })
}
