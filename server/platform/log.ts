import { type Logger, pino } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** Logs never hold what people typed, so errors lose the parts that quote data. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination)
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  // PostgreSQL quotes values in `detail` and in messages about bad input.
  const message = isDatabaseError(error) ? `database error ${code}` : withoutEmails(error.message)
  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  return { type: error.name, message, code, constraint, stack: withoutMessage(error), cause }
}

/** What others write into their errors may quote whom a mail was for. */
export function withoutEmails(text: string): string {
  return text.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '(e-mail)')
}

function isDatabaseError(error: Error) {
  return 'severity' in error && 'code' in error
}

function withoutMessage(error: Error) {
  return error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
}
