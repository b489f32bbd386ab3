import { isProblem } from '#server/platform/problem.ts'

/** A problem is one line; anything else is a bug. */
export function tellProblem(error: unknown) {
  if (!isProblem(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
