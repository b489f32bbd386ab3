import type { Endpoint } from '#contract/endpoint.ts'
import { listInvoices } from '#contract/invoices.ts'
import { currentUser } from '#contract/members.ts'
import { listNotifications } from '#contract/notifications.ts'
import { listStore } from '#contract/store.ts'
import { ask } from './ask.ts'
import type { Request, Scenario } from './scenario.ts'
import { demoToken } from './sign-in.ts'

/** What every screen of a member begins with, asked for by one member on all connections. */
export const memberCalls: readonly Scenario[] = [currentUser, listStore, listNotifications, listInvoices].map(
  ({ method, path }: Endpoint) => ({
    name: `${method} /api${path}`,
    connections: 32,
    floor: 'constant.ts',
    budget: { atLeast: 0.35 },
    async plan(ours) {
      const request: Request = {
        method,
        path: `/api${path}`,
        headers: { authorization: `Bearer ${await demoToken(ours)}`, 'accept-encoding': 'identity' },
      }
      return { requests: [request], answer: await (await ask(ours, request)).text() }
    },
  }),
)
