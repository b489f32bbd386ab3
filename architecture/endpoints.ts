type Call = { readonly method: string; readonly path: string }

type Endpoints = { readonly declared: readonly Call[]; readonly registered: readonly Call[] }

export function endpointProblems({ declared, registered }: Endpoints): string[] {
  const count = (calls: readonly Call[], call: Call) =>
    calls.filter(({ method, path }) => method === call.method && path === call.path).length
  const report = (calls: readonly Call[], isWrong: (call: Call) => boolean, problem: string) =>
    calls.filter(isWrong).map(({ method, path }) => `${method} ${path} ${problem}`)
  return [
    ...new Set([
      ...report(declared, (call) => count(declared, call) > 1, 'is declared twice'),
      ...report(declared, (call) => !count(registered, call), 'is declared, not registered'),
      ...report(registered, (call) => count(registered, call) > 1, 'is registered twice'),
      ...report(
        registered,
        (call) => !count(declared, call),
        'is registered, but not declared in the contract',
      ),
    ]),
  ]
}
