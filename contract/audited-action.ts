import type { Endpoint } from './endpoint.ts'

type Contract =
  | typeof import('./audit.ts')
  | typeof import('./catalogue-office.ts')
  | typeof import('./catalogue.ts')
  | typeof import('./challenges-office.ts')
  | typeof import('./challenges.ts')
  | typeof import('./clients.ts')
  | typeof import('./coins-office.ts')
  | typeof import('./coins.ts')
  | typeof import('./email-change.ts')
  | typeof import('./imports.ts')
  | typeof import('./invoices-codes.ts')
  | typeof import('./invoices-feeds.ts')
  | typeof import('./invoices-instant.ts')
  | typeof import('./invoices-office.ts')
  | typeof import('./invoices-reasons.ts')
  | typeof import('./invoices-review.ts')
  | typeof import('./invoices.ts')
  | typeof import('./leads-office.ts')
  | typeof import('./leads.ts')
  | typeof import('./members-office.ts')
  | typeof import('./members-privacy.ts')
  | typeof import('./members-verification.ts')
  | typeof import('./members.ts')
  | typeof import('./notifications-office.ts')
  | typeof import('./notifications.ts')
  | typeof import('./pages-office.ts')
  | typeof import('./pages.ts')
  | typeof import('./passwords.ts')
  | typeof import('./postal.ts')
  | typeof import('./prescriptions-office.ts')
  | typeof import('./prescriptions.ts')
  | typeof import('./promoters-office.ts')
  | typeof import('./promoters.ts')
  | typeof import('./ranking.ts')
  | typeof import('./recommendations.ts')
  | typeof import('./redemptions-office.ts')
  | typeof import('./redemptions.ts')
  | typeof import('./reports.ts')
  | typeof import('./sessions.ts')
  | typeof import('./settings.ts')
  | typeof import('./sign-up.ts')
  | typeof import('./simulator.ts')
  | typeof import('./staff-account.ts')
  | typeof import('./staff-team.ts')
  | typeof import('./staff.ts')
  | typeof import('./store-office.ts')
  | typeof import('./store.ts')

type EndpointOf<Module> = Module extends unknown ? Extract<Module[keyof Module], Endpoint> : never

type ActionOf<E> = E extends { asks: true }
  ? never
  : E extends { method: 'POST'; path: infer Path extends string }
    ? `POST ${Path}`
    : E extends { method: 'GET'; path: infer Path extends `${string}/file` }
      ? `GET ${Path}`
      : never

/**
 * Everything that the audit trail can tell: calls that change something, files that are taken, the one read that makes
 * what it answers, and what the program does without a call. Whoever words them misses none.
 */
export type AuditedAction =
  | ActionOf<EndpointOf<Contract>>
  | 'GET /adviser-code'
  | 'challenge:cap'
  | 'invoice:cancelled'
  | 'secret:rotate'
  // Files of distributors before there was an import of everything.
  | 'POST /office/distributors/import'
  | 'staff:create'
