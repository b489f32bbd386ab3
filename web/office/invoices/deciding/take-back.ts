import { officeInvoice, undoDecision } from '#contract/invoices-office.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'

/** Nobody knows of `unreachable` whether the decision stands; `late` has taken effect. */
type TakeBackOutcome = 'undone' | 'nothing' | 'late' | 'unreachable'

type Calls = {
  readonly undo: () => Promise<unknown>
  readonly look: () => Promise<Pick<OfficeInvoice, 'decision'>>
}

/** Takes back one's own decision on a document. With its key it is also refused if the server gets it only later. */
export function takeBack(id: string, key?: string): Promise<TakeBackOutcome> {
  return takeBackBy({
    undo: () => officeApi.call(undoDecision, { id, ...(key && { decision_key: key }) }),
    look: () => officeApi.call(officeInvoice, { id }),
  })
}

export async function takeBackBy({ undo, look }: Calls): Promise<TakeBackOutcome> {
  try {
    await undo()
    return 'undone'
  } catch (error) {
    const status = isApiFailure(error) ? error.status : undefined
    if (status === 404) return 'nothing'
    return status === 409 ? whatStands(look) : 'unreachable'
  }
}

/** There was nothing to undo: it never arrived, or it is too late. */
async function whatStands(look: Calls['look']): Promise<TakeBackOutcome> {
  try {
    return (await look()).decision?.is_mine ? 'late' : 'nothing'
  } catch (error) {
    return isApiFailure(error) && error.status === 404 ? 'nothing' : 'unreachable'
  }
}

export function undoableUntil({ decision }: Pick<OfficeInvoice, 'decision'>): number | undefined {
  if (!decision?.is_mine || !decision.takes_effect_at) return undefined
  const until = Date.parse(decision.takes_effect_at)
  return until > Date.now() ? until : undefined
}
