/** A failure of the surroundings, such as a wrong setting. The operator sees one line without a stack. */
export function problem(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause })
  error.name = 'Problem'
  return error
}

export function isProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Problem'
}
