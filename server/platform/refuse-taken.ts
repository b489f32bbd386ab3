import type { RefusalCode } from '#contract/refusals.ts'
import { violatedConstraint } from './db.ts'
import { Refusal } from './refusal.ts'

/**
 * Lets the constraint decide, because a check before the write can be outdated. Maps constraints to refusals.
 */
export function refusingTaken(codes: Readonly<Record<string, RefusalCode>>) {
  return async <Result>(write: Promise<Result>): Promise<Result> => {
    try {
      return await write
    } catch (error) {
      const code = codes[violatedConstraint(error) ?? '']
      throw code ? new Refusal(code) : error
    }
  }
}
