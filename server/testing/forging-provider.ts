import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { SingleSignOn } from '#server/platform/single-sign-on.ts'

type Tokens = { id_token?: string; access_token?: string }
type Signer = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'] | Uint8Array
type Token = { claims?: Record<string, unknown>; alg?: string; kid?: string; key?: Signer }

/** Answers what a test says, true or forged, to whoever brings any code. */
export async function startForgingProvider() {
  let pair = await generateKeyPair('RS256', { extractable: true })
  let kid = 'first'
  let answer: () => Promise<{ status?: number; tokens?: Tokens }> = async () => ({ status: 500 })
  let isAway = false
  let discoveries = 0
  const server = createServer(async ({ url }, response) => {
    const send = (body: object, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (isAway) return send({}, 503)
    if (url === '/.well-known/openid-configuration') {
      discoveries++
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      })
    }
    if (url === '/keys') return send({ keys: [{ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256' }] })
    const { status = 200, tokens = {} } = await answer()
    return send({ access_token: 'opaque', token_type: 'Bearer', ...tokens }, status)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    settings: {
      issuer: `${issuer}/`,
      clientId: 'petisco',
      clientSecret: 'secret',
      name: 'Companhia',
      scopes: 'openid email',
      rolesClaim: 'groups',
      roles: [{ role: 'reviewer', value: 'review' }],
    } satisfies SingleSignOn,
    /** As a good provider would, but for what is said otherwise. */
    async idToken(
      address: string,
      { claims = {}, alg = 'RS256', key = pair.privateKey, ...header }: Token = {},
    ) {
      const now = Math.floor(Date.now() / 1000)
      const good = {
        iss: issuer,
        aud: 'petisco',
        sub: 'somebody',
        nonce: new URL(address).searchParams.get('nonce'),
        iat: now,
        exp: now + 60,
        email: 'somebody@company.test',
        email_verified: true,
        name: 'Somebody',
        groups: ['review'],
      }
      return new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg, kid: header.kid ?? kid }).sign(key)
    },
    unsigned(token: string) {
      const [, claims = ''] = token.split('.')
      return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
    },
    answers(next: typeof answer) {
      answer = next
    },
    goAway(away: boolean) {
      isAway = away
    },
    discoveries: () => discoveries,
    async changeKeys() {
      pair = await generateKeyPair('RS256', { extractable: true })
      kid = 'second'
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
