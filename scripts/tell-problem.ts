import { isProblem } from '#server/platform/problem.ts'

/** What the operator can mend is told in one line, as the server does; anything else is a bug. */
export function tellProblem(error: unknown) {
  if (!isProblem(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
