import * as z from 'zod/mini'
import { isChosenForBlindCheck } from '#server/invoices/blind-checks/chosen.ts'
import { reverseIfCancelled } from '#server/invoices/feeds/cancelling/reverse-cancelled.ts'
import { lockOwner } from '#server/invoices/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { readSettings } from '#server/platform/settings.ts'
import { countInvoices } from './count-invoices.ts'
import { closeDecision, invoiceOfDecision, setRefused, setWaiting } from './queries.ts'
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
  if (decision.decision === 'approve') {
    const { blind_check_percent: percent } = await readSettings(tx, ['blind_check_percent'])
    const isBlindChecked = isChosenForBlindCheck(invoiceId, percent)
    const [number, coins] = [decision.mendedNumber ?? decision.number, decision.coins ?? 0]
    const counted = decision.counted ?? []
    await countInvoices(tx, [{ ...decision, decisionId, number, coins, counted, isBlindChecked }], now)
    return reverseIfCancelled(tx, invoiceId, now)
  }
  const status = decision.decision === 'reject' ? 'rejected' : 'incomplete'
  await setRefused(tx, { ...decision, status })
  await tellMember(tx, { ...decision, decisionId, status, coins: 0, now })
}
