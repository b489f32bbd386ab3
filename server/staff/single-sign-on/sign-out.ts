import type { Db } from '#server/platform/db.ts'
import type { Log } from '#server/platform/log.ts'
import type { Provider } from './provider.ts'
import { idTokenOf } from './queries.ts'

/** Where a session that came with the company account ends there too. A provider that is away keeps nobody here. */
export async function signOutAddress(
  db: Db,
  sessionHash: Buffer,
  { provider, log }: { provider: Provider | undefined; log: Log },
): Promise<string | undefined> {
  const idToken = provider && (await idTokenOf(db, sessionHash))
  if (!provider || idToken === undefined) return undefined
  return provider.leave(idToken).catch((error) => {
    log.warn({ err: error }, 'somebody signed out here and not at the identity provider')
    return undefined
  })
}
