/** What a call throws: the server's words where it had any, and status 0 when it could not be reached. */
export type ApiFailure = Error & {
  readonly status: number
  /** Which refusal it is, where that is more than its status says. */
  readonly code: string | undefined
  /** The first message of each wrong field. */
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined
}

type FailureBody = {
  error?: string
  code?: string
  message?: string
  errors?: Record<string, string[]>
  request_id?: string
}

export function apiFailure(status: number, body: FailureBody, cause?: unknown): ApiFailure {
  const error = new Error(body.error ?? body.message ?? '', { cause })
  error.name = 'ApiFailure'
  return Object.assign(error, {
    status,
    code: body.code,
    fields: firstMessages(body.errors),
    requestId: body.request_id,
  })
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === 'ApiFailure'
}

/** What is no failure of a call is a bug: the browser is told what. */
export function reportFault(error: unknown): void {
  if (!isApiFailure(error)) reportError(error)
}

/** The only failure that is the network's; every other one has a reason of its own. */
export function isUnreachable(error: unknown): boolean {
  return isApiFailure(error) && error.status === 0
}

/** The server knows no such thing, or the address could not name one. */
export function isMissing(error: unknown): boolean {
  return isApiFailure(error) && (error.status === 404 || error.status === 422)
}

function firstMessages(errors: Record<string, string[]> = {}) {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? '']))
}
