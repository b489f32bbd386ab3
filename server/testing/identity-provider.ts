import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { officeBase, officePaths } from '#contract/paths.ts'
import type { SingleSignOn } from '#server/platform/single-sign-on.ts'

type Account = {
  email?: string
  email_verified?: boolean
  name?: string
  roles?: unknown
  /** How they showed who they are. */
  amr?: string[]
}

const client = { clientId: 'petisco', clientSecret: 'a secret & a half' }

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>

/** A real one, on loopback: whoever types the name of an account is let in. */
export async function startIdentityProvider({ publicUrl }: { publicUrl: string }) {
  const accounts = new Map<string, Account>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${publicUrl}${officeBase}${officePaths.singleSignOn}`],
        post_logout_redirect_uris: [`${publicUrl}${officeBase}`],
      },
    ],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'roles'] },
    cookies: { keys: ['of the tests'] },
    jwks: { keys: [await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { logoutSource: leaveAtOnce } },
    findAccount: (_context, id) => {
      const { amr: _, ...account } = accounts.get(id) ?? {}
      return accounts.has(id) ? { accountId: id, claims: () => ({ sub: id, ...account }) } : undefined
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // The company has agreed for everybody.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 600 },
  })
  const serve = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response)
    if (request.method === 'GET')
      return response.setHeader('Content-Type', 'text/html').end(signInPage(request.url))
    const typed = new URLSearchParams(await text(request)).get('login') ?? ''
    const { amr } = accounts.get(typed) ?? {}
    const login = { accountId: typed, ...(amr && { amr }) }
    const result = typed ? { login } : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  return {
    accounts,
    settings: {
      ...client,
      issuer: new URL(issuer).href,
      name: undefined,
      scopes: 'openid email profile',
      rolesClaim: 'roles',
      roles: [
        { role: 'admin', value: 'petisco-admins' },
        { role: 'reviewer', value: 'petisco-review' },
      ],
    } satisfies SingleSignOn,
    /** What a browser does between going there and coming back, for a new browser each time. Returns the query. */
    signIn: (address: string, login: string) => walk(address, login, publicUrl),
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function signInPage(url: string) {
  return `<!doctype html><html lang="en"><title>Company</title><form method="post" action="${url}">
    <label>Account <input name="login"></label><button>Continue</button></form></html>`
}

/** Without asking again. */
function leaveAtOnce(context: { body: unknown }, form: string) {
  context.body = `<!doctype html><html lang="en"><title>Leaving</title>${form}
    <button form="op.logoutForm" name="logout" value="yes">Leave the company account</button></html>`
}

async function walk(address: string, login: string, publicUrl: string) {
  const cookies = new Map<string, string>()
  let next = { url: address, body: undefined as URLSearchParams | undefined }
  for (let steps = 0; steps < 10; steps++) {
    if (next.url.startsWith(publicUrl)) return new URL(next.url).search
    const response = await fetch(next.url, {
      method: next.body ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
      ...(next.body && { body: next.body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    next = location
      ? { url: new URL(location, next.url).href, body: undefined }
      : { url: next.url, body: new URLSearchParams({ login }) }
  }
  throw new Error(`${login} does not come back from ${address}`)
}
