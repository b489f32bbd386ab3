/** For calls whose failure the specification wants in the log, whatever the screen says. */
export function logged(error: unknown): never {
  reportError(error)
  throw error
}
