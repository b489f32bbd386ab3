import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'

export async function givePhoto({ pool }: Database, files: Files, invoiceId: string) {
  const shade = [...invoiceId].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 200, 7)
  const create = { width: 900, height: 1200, channels: 3, background: `rgb(${shade}, 180, 160)` } as const
  const grain = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const photo = await sharp({ create: { ...create, noise: grain } })
    .jpeg({ quality: 75 })
    .toBuffer()
  const key = `private/invoices/${randomUUID()}.jpeg`
  await files.put(key, photo)
  await pool.query(`update invoice set file_key = $1, file_type = 'jpeg', file_clean = true where id = $2`, [
    key,
    invoiceId,
  ])
}
