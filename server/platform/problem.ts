/** A failure of the surroundings (a wrong setting, a taken port), told to the operator as one line and no stack. */
export function problem(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause })
  error.name = 'Problem'
  return error
}

export function isProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Problem'
}
