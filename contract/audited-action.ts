import type { Endpoint } from './endpoint.ts'
import type { ContractModule } from './every-call.ts'

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
  | ActionOf<EndpointOf<ContractModule>>
  | 'GET /adviser-code'
  | 'challenge:cap'
  | 'invoice:cancelled'
  | 'secret:rotate'
  // Files of distributors before there was an import of everything.
  | 'POST /office/distributors/import'
  | 'staff:create'
  | 'staff:shut-out'
  | 'staff:single-sign-on'
