import { memberPaths } from '#contract/paths.ts'
import type { Welcome } from '#contract/welcome.ts'

export type FirstStep = {
  readonly key: 'address' | 'invoice' | 'recommendation' | 'goal'
  readonly isDone: boolean
  /** Where it is done. */
  readonly to: string
}

/** Attendants begin with an invoice, everybody else with a recommendation. */
export function firstSteps(welcome: Welcome, sendsInvoices: boolean): readonly FirstStep[] {
  const begun = { isDone: welcome.has_begun }
  return [
    { key: 'address', isDone: welcome.has_address, to: memberPaths.editAddress },
    sendsInvoices
      ? { key: 'invoice', ...begun, to: memberPaths.sendInvoice }
      : { key: 'recommendation', ...begun, to: memberPaths.recommendation },
    { key: 'goal', isDone: welcome.has_goal, to: memberPaths.store },
  ]
}
