import { createHmac } from 'node:crypto'
import type { Db } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/**
 * `notas+code@…`. The code is no secret, since only mails of the member are taken; but nobody guesses another's, and
 * mail systems may write it in capitals.
 */
export async function personalAddress(db: Db, address: string, memberId: string): Promise<string> {
  const { link_secret: secret } = await readSettings(db, ['link_secret'])
  const digest = createHmac('sha256', secret).update(`invoice mail ${memberId}`).digest()
  const code = [...digest.subarray(0, 10)].map((byte) => letters[byte % letters.length]).join('')
  const [name, host] = address.toLowerCase().split('@')
  return `${name}+${code}@${host}`
}
