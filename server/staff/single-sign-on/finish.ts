import { randomUUID } from 'node:crypto'
import { randomPKCECodeVerifier } from 'openid-client'
import type { Database } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { Attempt } from '#server/sessions/attempts.ts'
import { hashPassword } from '#server/sessions/password.ts'
import { requireFreeTry } from '#server/sessions/sign-in.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import { checkCode } from '#server/staff/sign-in.ts'
import type { Provider } from './provider.ts'
import { insertWay, signInFactsOf, takeWay, wayThatAwaitsCode } from './queries.ts'
import { takeIn } from './take-in.ts'

const minutesAway = 10

type Connections = Pick<Database, 'db' | 'transaction'>

type Beginning = {
  path: string | undefined
  browserToken: string | undefined
  address: string
  now: Temporal.Instant
}

/** Each way there is counted as a try at signing in; who gets in is given it back. */
function signOnAttempt(address: string): Attempt {
  return { door: 'single-sign-on', email: address, address }
}

export async function prepareWay(
  { transaction }: Connections,
  { path = '/', browserToken, address, now }: Beginning,
  { provider, limits }: { provider: Provider; limits: boolean },
) {
  if (limits) await requireFreeTry(transaction, signOnAttempt(address), now)
  const [state, browser] = [createToken(), browserToken ?? createToken().text]
  const way = { nonce: createToken().text, codeVerifier: randomPKCECodeVerifier() }
  return {
    address: await provider.begin({ ...way, state: state.text }),
    browserToken: browser,
    way: {
      ...way,
      path,
      stateHash: state.hash,
      browserHash: hashToken(browser),
      expiresAt: latest(now),
    },
  }
}

type Return = {
  returned: string
  browserToken: string
  code: string | undefined
  computerToken: string | undefined
  address: string
  now: Temporal.Instant
}

type Means = { provider: Provider; secrets: Secrets; limits: boolean }

/** Who comes back, known and proved; the session is opened by the command. */
export async function proveReturn(connections: Connections, arrival: Return, means: Means) {
  const { db, transaction } = connections
  const { address, code, computerToken, now } = arrival
  const state = new URLSearchParams(arrival.returned).get('state') ?? ''
  const place = { stateHash: hashToken(state), browserHash: hashToken(arrival.browserToken), now }
  const known = await wayThatAwaitsCode(db, place)
  const told = known ?? (await askProvider(connections, { ...arrival, ...place, state }, means))
  const account = await signInFactsOf(db, told.staffId)
  if (!account) throw new Refusal('sso_expired')
  if (account.blocked_at) throw new Refusal('account_blocked')
  const { totp_secret, totp_secret_id: totpId, email, password_hash: passwordHash } = account
  const totp = told.providerSecondFactor ? null : totp_secret
  // What the provider answered counts once, so the code that is asked for now has to find it here.
  if (totp && !known) await transaction((tx) => insertWay(tx, { ...told, ...place, expiresAt: latest(now) }))
  const owner = { staffId: told.staffId, email, totp, totpId }
  const checked = await checkCode(connections, { ...owner, code, computerToken, address, now }, means)
  const attempt = signOnAttempt(address)
  return { ...told, ...checked, passwordHash, computerToken, attempt, stateHash: place.stateHash }
}

function latest(now: Temporal.Instant) {
  return now.add({ minutes: minutesAway })
}

type Place = { state: string; stateHash: Buffer; browserHash: Buffer; now: Temporal.Instant }

async function askProvider(
  { transaction }: Connections,
  { returned, state, ...place }: Return & Place,
  { provider }: Means,
) {
  const way = await transaction((tx) => takeWay(tx, place))
  if (!way) throw new Refusal('sso_expired')
  const { person, idToken } = await provider.finish(returned, { ...way, state })
  const passwordHash = await hashPassword(randomUUID())
  const arrival = { person, issuer: provider.issuer, passwordHash, now: place.now }
  const staffId = await takeIn(transaction, arrival)
  return { ...way, staffId, idToken, providerSecondFactor: person.hasSecondFactor }
}
