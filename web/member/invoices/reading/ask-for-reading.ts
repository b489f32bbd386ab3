import { readUpload } from '#contract/invoices.ts'
import type { DraftReading } from '#contract/invoices-reading.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure, isMissing } from '#web/platform/api-failure.ts'

const askedEveryMs = 1000
const mostTimesAsked = 60

/** Asks until the server has read the file. `gone`: it no longer has it. Undefined if nobody waits any longer. */
export async function askForReading(
  id: string,
  isAwaited: () => boolean,
): Promise<DraftReading | 'gone' | undefined> {
  for (let asked = 0; asked < mostTimesAsked && isAwaited(); asked += 1) {
    const answer = await ask(id)
    if (answer) return answer
    await new Promise((resume) => setTimeout(resume, askedEveryMs))
  }
  return undefined
}

/** An answer that fails is asked for again. */
async function ask(id: string): Promise<DraftReading | 'gone' | null> {
  try {
    const { reading } = await memberApi.call(readUpload, { id })
    return reading
  } catch (error) {
    if (!isApiFailure(error)) throw error
    return isMissing(error) ? 'gone' : null
  }
}
