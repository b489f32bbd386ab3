import type { Input } from '#contract/endpoint.ts'
import { approveInvoice, rejectInvoice, requestPhoto } from '#contract/invoices-office.ts'
import type { Approval, Decision } from '#contract/invoices-under-review.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'

type Notes = { readonly note?: string; readonly internal_note?: string }

export type ReasonedDecision = Exclude<Decision, 'approve'>

export type Verdict =
  | ({ readonly kind: 'approve'; readonly approval: Pick<Approval, 'coins'> } & Omit<
      Input<typeof approveInvoice>,
      'id' | 'version'
    >)
  | ({ readonly kind: 'reject' | 'request_photo'; readonly reason: string } & Notes)

export type InvoiceRef = { readonly id: string; readonly number: string; readonly version: number }

/**
 * A decision on its way. `open` can be undone, `waiting` is for a connection, `stale` was decided by another meanwhile,
 * `refused` is a no of the server's, and of `failed` nobody knows more than its code. `undoing` is being taken back, and
 * of `not_undone` the server could not be told so yet: it may have the decision.
 */
export type SentDecision = {
  readonly key: string
  readonly invoice: InvoiceRef
  readonly verdict: Verdict
  readonly state: 'sending' | 'open' | 'waiting' | 'stale' | 'refused' | 'failed' | 'undoing' | 'not_undone'
  readonly needsSecond: boolean
  /** Until when it can be undone, on this device's clock. */
  readonly until: number
  readonly message: string
  readonly requestId: string | undefined
}

type Outcome = Pick<SentDecision, 'state' | 'message' | 'requestId' | 'needsSecond'>

export async function send(decision: Pick<SentDecision, 'key' | 'invoice' | 'verdict'>): Promise<Outcome> {
  const { key, verdict } = decision
  const { id, version } = decision.invoice
  const options = { idempotencyKey: key }
  try {
    const answer = await sendVerdict({ id, version }, verdict, options)
    return {
      state: 'open',
      message: '',
      requestId: undefined,
      needsSecond: 'needs_second' in answer && answer.needs_second === true,
    }
  } catch (error) {
    return failureOf(error)
  }
}

function sendVerdict(
  of: { id: string; version: number },
  verdict: Verdict,
  options: { idempotencyKey: string },
) {
  if (verdict.kind === 'approve') {
    const { kind: _, approval: __, ...body } = verdict
    return officeApi.call(approveInvoice, { ...of, ...body }, options)
  }
  const { kind, ...body } = verdict
  return officeApi.call(kind === 'reject' ? rejectInvoice : requestPhoto, { ...of, ...body }, options)
}

function failureOf(error: unknown): Outcome {
  if (!isApiFailure(error)) {
    reportError(error)
    return { state: 'failed', message: '', requestId: undefined, needsSecond: false }
  }
  const { status, code, message, requestId } = error
  const state = status === 0 ? 'waiting' : code === 'stale' ? 'stale' : status < 500 ? 'refused' : 'failed'
  return { state, message, requestId, needsSecond: false }
}
