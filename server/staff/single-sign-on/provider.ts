import * as oidc from 'openid-client'
import { officeBase, officePaths } from '#contract/paths.ts'
import { cached } from '#server/platform/cache.ts'
import type { Log } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { SingleSignOn } from '#server/platform/single-sign-on.ts'
import { type CompanyPerson, personIn } from './claims.ts'

const rediscoverMs = 3_600_000
const patienceSeconds = 10
/** Our clock and theirs may differ. */
const toleratedSeconds = 30
/** More does not fit into an address. */
const longestHint = 4000
const longestSubject = 255

/** What has to be the same on the way there and back. */
export type Way = { readonly state: string; readonly nonce: string; readonly codeVerifier: string }

export type Provider = ReturnType<typeof createProvider>

type Surroundings = { readonly publicUrl: string; readonly log: Log }

/** The company's accounts, by OpenID Connect. It is asked when somebody comes, and may be away until then. */
export function createProvider(settings: SingleSignOn, { publicUrl, log }: Surroundings) {
  const discovered = cached(rediscoverMs, () => discover(settings))
  const redirectUri = new URL(officeBase + officePaths.singleSignOn, publicUrl).href

  /** Reachable, or else refused in words; only the log is told more. */
  async function reached() {
    return discovered().catch((error) => {
      log.warn({ err: error }, 'the identity provider cannot be used: check OIDC_ISSUER')
      throw new Refusal('sso_unavailable')
    })
  }

  async function begin({ state, nonce, codeVerifier }: Way): Promise<string> {
    const parameters = {
      redirect_uri: redirectUri,
      scope: settings.scopes,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    }
    return oidc.buildAuthorizationUrl(await reached(), parameters).href
  }

  async function finish(returned: string, { state, nonce, codeVerifier }: Way) {
    const config = await reached()
    const address = new URL(redirectUri)
    address.search = returned
    try {
      const tokens = await oidc.authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      })
      const person = personIn(await claimsOf(config, tokens, settings.rolesClaim), settings)
      const idToken = tokens.id_token ?? ''
      return { person: bounded(person), idToken: idToken.length > longestHint ? '' : idToken }
    } catch (error) {
      throw refusalOf(error, log)
    }
  }

  /** Where signing out goes on, if the provider has such a place. */
  async function leave(idToken: string): Promise<string | undefined> {
    const config = await reached()
    if (!config.serverMetadata().end_session_endpoint) return undefined
    return oidc.buildEndSessionUrl(config, {
      post_logout_redirect_uri: new URL(officeBase, publicUrl).href,
      ...(idToken && { id_token_hint: idToken }),
    }).href
  }

  return { issuer: settings.issuer, name: settings.name, begin, finish, leave }
}

/** A wrong setting and a provider that is away look alike from here, and the second stops nobody. */
export async function warnOfProvider(settings: SingleSignOn | undefined, log: Log) {
  if (!settings) return
  await discover(settings).catch((error) =>
    log.warn(
      { err: error },
      'nobody can sign in with the company account: check OIDC_ISSUER; it is asked again when somebody tries',
    ),
  )
}

async function discover({ issuer, clientId, clientSecret }: SingleSignOn) {
  const server = new URL(issuer)
  const config = await oidc.discovery(
    server,
    clientId,
    { client_secret: clientSecret, [oidc.clockTolerance]: toleratedSeconds },
    authenticatedBy(clientSecret),
    {
      timeout: patienceSeconds,
      execute: [
        oidc.enableNonRepudiationChecks,
        // The settings allow it on this machine only.
        ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )
  // The library lets some shared issuers pass, under which every company in the world could sign in.
  const { issuer: found } = config.serverMetadata()
  if (!URL.canParse(found) || new URL(found).href !== server.href)
    throw new Error(`the provider calls itself ${found}`)
  return config
}

/** As the provider takes it; the standard's own way unless it says otherwise. */
function authenticatedBy(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...request)
  }
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

/** Some providers tell roles and e-mail only when asked for the person. */
async function claimsOf(config: oidc.Configuration, tokens: Tokens, rolesClaim: string) {
  const claims = tokens.claims()
  if (!claims) throw new Error('the provider sent no ID token')
  const asked = [claims.email, claims.email_verified ?? claims.xms_edov, claims[rolesClaim]]
  const isWhole = asked.every((claim) => claim !== undefined)
  if (isWhole || !config.serverMetadata().userinfo_endpoint) return claims
  return { ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
}

function bounded(person: CompanyPerson) {
  if (person.subject.length > longestSubject)
    throw new Error('the subject is longer than the standard allows')
  return person
}

function refusalOf(error: unknown, log: Log): Refusal {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
    return new Refusal('sso_denied')
  const isAway = isUnreachable(error)
  log.warn(
    { err: error },
    isAway ? 'the identity provider is away' : 'what the identity provider answered is refused',
  )
  return new Refusal(isAway ? 'sso_unavailable' : 'sso_failed')
}

function isUnreachable(error: unknown) {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500
  if (error instanceof TypeError) return error.message === 'fetch failed'
  if (!(error instanceof oidc.ClientError)) return false
  return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500)
}
