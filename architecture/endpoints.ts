type Call = { readonly method: string; readonly path: string }

type Endpoints = {
  readonly declared: readonly Call[]
  readonly registered: readonly Call[]
  /** Declared for a later issue: the server does not answer them yet. */
  readonly awaiting: readonly Call[]
}

/** What keeps the contract and the server from promising the same calls, each exactly once. */
export function endpointProblems({ declared, registered, awaiting }: Endpoints): string[] {
  const count = (calls: readonly Call[], call: Call) =>
    calls.filter(({ method, path }) => method === call.method && path === call.path).length
  const say = (calls: readonly Call[], is: (call: Call) => boolean, what: string) =>
    calls.filter(is).map(({ method, path }) => `${method} ${path} ${what}`)
  return [
    ...new Set([
      ...say(declared, (it) => count(declared, it) > 1, 'is declared twice'),
      ...say(declared, (it) => !count(registered, it) && !count(awaiting, it), 'is declared, not registered'),
      ...say(registered, (it) => count(registered, it) > 1, 'is registered twice'),
      ...say(registered, (it) => !count(declared, it), 'is registered, but not declared in the contract'),
      ...say(awaiting, (it) => count(registered, it) > 0, 'is registered: it awaits nothing any more'),
      ...say(awaiting, (it) => !count(declared, it), 'is awaited, but not declared in the contract'),
    ]),
  ]
}
