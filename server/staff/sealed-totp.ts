import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/platform/db.ts'
import { type SealedKind, sealedColumn, sealedPlace } from '#server/platform/secrets/kinds.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'

/** The id stays when the secret is sealed anew, and says which secret a code was checked against. */
export type SealedTotp = { readonly id: string; readonly sealed: Buffer }
export type Totp = { readonly id: string; readonly secret: Buffer }

/** The same for secrets and offers, because an offer that is proved becomes the secret as it is. */
const place = 'staff.totp'

export const totpSecrets: SealedKind = sealedColumn({
  kind: 'staff.totp_secret',
  place,
  table: 'staff',
  column: 'totp_secret',
  identity: ['id', 'totp_secret_id'],
})

export const totpOffers: SealedKind = sealedColumn({
  kind: 'staff.totp_offered',
  place,
  table: 'staff',
  column: 'totp_offered',
  identity: ['id', 'totp_offered_id'],
})

export async function sealTotp(
  tx: Tx,
  secrets: Secrets,
  { staffId, secret }: { staffId: string; secret: Buffer },
): Promise<SealedTotp> {
  const id = randomUUID()
  return { id, sealed: await secrets.seal(tx, secret, sealedPlace(place, staffId, id)) }
}

type StoredTotp = { staffId: string; id: string | null; sealed: Buffer | null }

export function openTotp(secrets: Secrets, { staffId, id, sealed }: StoredTotp): Totp | undefined {
  return id && sealed ? { id, secret: secrets.open(sealed, sealedPlace(place, staffId, id)) } : undefined
}
