import { currentUser as endpoint } from '#contract/members.ts'
import { ask } from './ask.ts'
import type { Request, Scenario } from './scenario.ts'
import { demoToken } from './sign-in.ts'

export const currentUser: Scenario = {
  name: 'current user',
  connections: 20,
  floor: 'current-user.ts',
  async plan(ours) {
    const request: Request = {
      method: endpoint.method,
      path: `/api${endpoint.path}`,
      headers: { authorization: `Bearer ${await demoToken(ours)}` },
    }
    return { requests: [request], answer: await (await ask(ours, request)).text() }
  },
}
