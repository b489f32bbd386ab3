import type { Tx } from '#server/platform/db.ts'
import { type SealedKind, sealedColumn, sealedPlace } from '#server/platform/secrets/kinds.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'

const place = 'prescription.cpf'

export const prescriptionCpfs: SealedKind = sealedColumn({
  kind: 'prescription.cpf',
  place,
  table: 'prescription',
  column: 'sealed_cpf',
  identity: ['code'],
})

type ClientCpf = { code: string; cpf: string }

export async function sealClientCpf(tx: Tx, secrets: Secrets, { code, cpf }: ClientCpf): Promise<Buffer> {
  return secrets.seal(tx, Buffer.from(cpf), sealedPlace(place, code))
}

/** Empty if its key was lost. */
export function openClientCpf(secrets: Secrets, row: { code: string; sealed_cpf: Buffer | null }): string {
  return row.sealed_cpf ? secrets.open(row.sealed_cpf, sealedPlace(place, row.code)).toString() : ''
}
