import type { Endpoint } from '#contract/endpoint.ts'
import { features } from '#server/app.ts'
import { createLog } from '#server/platform/log.ts'

/** Every call that the server answers, found by joining the features to an HTTP that only takes notes. */
export function registeredEndpoints(): Endpoint[] {
  const registered: Endpoint[] = []
  const note = (endpoint: Endpoint) => void registered.push(endpoint)
  features(
    { query: note, command: note, statement: note, preparedCommand: note, csv: note, stream: note },
    {
      limits: true,
      cepUrls: [],
      pushServices: [],
      storeKeptForMs: 0,
      trendsKeptForMs: 0,
      isDemo: false,
      listening: { listen: () => undefined, begin: () => undefined },
      log: createLog('silent'),
    },
  )
  return registered
}
