import * as z from 'zod/mini'
import { advanceChallenges } from '#server/challenges/advance.ts'
import { creditCoins } from '#server/coins/credit.ts'
import { traceOf } from '#server/invoices/earning.ts'
import { keepOwner } from '#server/invoices/keep-owner.ts'
import { typedRows } from '#server/invoices/typed-rows.ts'
import type { Tx } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { isChosenForBlindCheck } from './blind-check.ts'
import {
  blindCheckPercent,
  closeDecision,
  countRows,
  invoiceOfDecision,
  setCounted,
  setRefused,
  setWaiting,
} from './queries.ts'
import { tellMember } from './tell-member.ts'

/** Runs when a decision can no longer be taken back; run twice it finds it carried out. */
export const carryOutJob = job({
  name: 'carry-out-decision',
  payload: z.object({ decisionId: z.string() }),
  run: ({ transaction, now }, { decisionId }) => transaction((tx) => carryOut(tx, decisionId, now)),
})

async function carryOut(tx: Tx, decisionId: string, now: Temporal.Instant) {
  const invoiceId = await invoiceOfDecision(tx, decisionId)
  if (!invoiceId) return
  await keepOwner(tx, invoiceId)
  const decision = await closeDecision(tx, decisionId, now)
  if (!decision) return
  if (decision.decision === 'approve' && decision.awaits_second) return setWaiting(tx, decision.invoiceId)
  if (decision.decision === 'approve') return count(tx, decision, now)
  const status = decision.decision === 'reject' ? 'rejected' : 'incomplete'
  await setRefused(tx, { ...decision, status })
  await tellMember(tx, { ...decision, decisionId, status, coins: 0, now })
}

type Closed = NonNullable<Awaited<ReturnType<typeof closeDecision>>>

/** Status, coins, path, message and mail are one transaction: all of it happens, or none. */
async function count(tx: Tx, decision: Closed, now: Temporal.Instant) {
  const { id: decisionId, invoiceId, memberId } = decision
  const number = decision.mendedNumber ?? decision.number
  const coins = decision.coins ?? 0
  const isBlindChecked = isChosenForBlindCheck(invoiceId, await blindCheckPercent(tx))
  await countRows(tx, invoiceId, decision.counted ?? [])
  await setCounted(tx, { invoiceId, number, coins, isBlindChecked })
  if (coins > 0) {
    const rows = await typedRows(tx, invoiceId)
    const trace = traceOf(rows.map((row) => ({ ...row, valueCents: row.countedCents ?? 0 })))
    const note = { number, trace }
    const credit = await creditCoins(tx, { memberId, coins, source: { invoiceId }, note, now })
    if (!credit) throw new Error(`invoice ${invoiceId} has earned before`)
  }
  await tellMember(tx, { memberId, invoiceId, decisionId, number, status: 'counted', coins, now })
  await advanceChallenges(tx, { invoiceId, memberId, now })
}
