import type { InvoiceToRead } from '#server/invoices/recording/queries.ts'
import { lockFindings, updateFindings } from '#server/invoices/recording/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { type Claim, openClaims, type ProvedFile, releaseKey } from './queries.ts'

/**
 * Proved documents take their keys from those that only claim to be them. They go to a person, who sees by whom they
 * were outdone. Answers whose word against the proved ones no longer counts. What a person has decided or begun to decide
 * stays, and speaks against the proved one.
 */
export async function takeKeysOver(
  tx: Tx,
  proved: readonly (ProvedFile & Pick<InvoiceToRead, 'memberId'>)[],
): Promise<Claim[]> {
  const owners = new Map(proved.map((file) => [file.id, file]))
  const claims = await openClaims(tx, proved)
  for (const { id, memberId, provedId } of claims) {
    const owner = owners.get(provedId)
    await releaseKey(tx, id, owner?.key.text ?? '')
    const read = await lockFindings(tx, id)
    const facts = { by: 'key', invoice_id: provedId, same_member: memberId === owner?.memberId }
    if (read) await updateFindings(tx, id, [...read.reading.findings, { code: 'duplicate', facts }])
  }
  return claims
}
