import type { RefusalCode } from '#contract/refusals.ts'
import { violatedConstraint } from './db.ts'
import { Refusal } from './refusal.ts'

/** The database knows best what is taken: asking before would be wrong a moment later. By constraint, what it refuses. */
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
