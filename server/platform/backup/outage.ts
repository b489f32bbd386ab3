import { isProblem, problem } from '#server/platform/problem.ts'

/** What the database, the file store or the disk answered is told in one line; anything else is a bug. */
export function asProblem(outcome: string, error: unknown): unknown {
  if (isProblem(error) || !(error instanceof Error)) return error
  const isOutage = 'code' in error || connectionLost.test(error.message)
  return isOutage ? problem(`${outcome}: ${error.message || 'no connection'}.`, error) : error
}

const connectionLost = /^(Connection terminated|Client has encountered a connection error)/
