import type { Answer, Input } from '#contract/endpoint.ts'
import { signIn as endpoint } from '#contract/sessions.ts'
import { demoPassword, demoSignIns } from '#db/seed.ts'
import { ask } from './ask.ts'
import type { Request, Scenario } from './scenario.ts'

/** Node hashes four passwords at a time; more connections would only measure the queue. */
export const signIn: Scenario = {
  name: 'sign in',
  connections: 4,
  floor: 'sign-in.ts',
  plan: async (ours) => ({ requests: [request], answer: await (await ask(ours, request)).text() }),
}

export async function demoToken(ours: URL): Promise<string> {
  const token = (await (await ask(ours, request)).json()) as Answer<typeof endpoint>
  return token.access_token
}

const credentials: Input<typeof endpoint> = { email: demoSignIns[0]?.email ?? '', password: demoPassword }

const request: Request = {
  method: endpoint.method,
  path: `/api${endpoint.path}`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(credentials),
}
