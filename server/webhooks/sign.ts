import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '#server/platform/db.ts'
import { type SealedKind, sealedColumn, sealedPlace } from '#server/platform/secrets/kinds.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'

const secretBytes = 32
const prefix = 'whsec_'

/** The same for both, because the secret becomes the one before as it is. */
const place = 'webhook.secret'

export const webhookSecrets: SealedKind = sealedColumn({
  kind: 'webhook.secret',
  place,
  table: 'webhook',
  column: 'secret',
  identity: ['secret_id'],
})

export const previousWebhookSecrets: SealedKind = sealedColumn({
  kind: 'webhook.previous_secret',
  place,
  table: 'webhook',
  column: 'previous_secret',
  identity: ['previous_secret_id'],
})

/** Told once, as Standard Webhooks writes it, and kept sealed. */
export async function newSecret(tx: Tx, secrets: Secrets) {
  const bytes = randomBytes(secretBytes)
  const secretId = randomUUID()
  const sealed = await secrets.seal(tx, bytes, sealedPlace(place, secretId))
  return { told: prefix + bytes.toString('base64'), secretId, sealed }
}

export type SealedSecret = { readonly id: string; readonly sealed: Buffer }

type SignedMessage = { id: string; body: string; at: Temporal.Instant }

/** The headers of https://www.standardwebhooks.com; each secret signs, so that either of two is known. */
export function signedHeaders(secrets: Secrets, keys: readonly SealedSecret[], message: SignedMessage) {
  const timestamp = Math.floor(message.at.epochMilliseconds / 1000)
  const signed = `${message.id}.${timestamp}.${message.body}`
  const signatures = keys.map(({ id, sealed }) => {
    const key = secrets.open(sealed, sealedPlace(place, id))
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  })
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Petisco-Webhooks/1',
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
