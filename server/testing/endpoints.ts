import type { Endpoint } from '#contract/endpoint.ts'
import { features } from '#server/app.ts'
import { createLog } from '#server/platform/log.ts'
import { secretKeysIn } from '#server/platform/secrets/keys.ts'
import { createSecrets } from '#server/platform/secrets/secrets.ts'

export function registeredEndpoints(): Endpoint[] {
  const { told, silent } = endpointsByAudit()
  return [...told, ...silent]
}

export function endpointsByAudit() {
  const told: Endpoint[] = []
  const silent: Endpoint[] = []
  const tell = (endpoint: Endpoint) => void told.push(endpoint)
  const keep = (endpoint: Endpoint) => void silent.push(endpoint)
  features(
    { query: keep, command: tell, statement: tell, preparedCommand: tell, csv: tell, stream: keep },
    {
      secrets: createSecrets(secretKeysIn({ secretKeys: [], dataDir: '' })),
      limits: true,
      cepUrls: [],
      pushServices: [],
      storeKeptForMs: 0,
      trendsKeptForMs: 0,
      isDemo: false,
      sendsMail: true,
      publicUrl: 'https://petisco.test',
      listening: { listen: () => undefined, begin: () => undefined },
      log: createLog('silent'),
    },
  )
  return { told, silent }
}
