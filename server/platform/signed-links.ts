import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from './db.ts'
import { linkSecret } from './queries.ts'

const goodFor = { minutes: 10 }

type File = { key: string; until: number }

/** Makes links to private files, good for some minutes for whoever has them; the caller says who may. */
export async function linkSigner(db: Db, now: Temporal.Instant): Promise<(key: string) => string> {
  const secret = await linkSecret(db)
  const until = Math.ceil(now.add(goodFor).epochMilliseconds / 1000)
  return (key) => {
    const signature = signatureOf(secret, { key, until }).toString('base64url')
    return `/files/signed/${key}?until=${until}&signature=${signature}`
  }
}

type Presented = { key: string; until: unknown; signature: unknown; now: Temporal.Instant }

/** Whether a link is one that we made and still good. */
export async function isGoodLink(db: Db, { key, until, signature, now }: Presented): Promise<boolean> {
  const seconds = Number(until)
  if (typeof signature !== 'string' || !Number.isSafeInteger(seconds)) return false
  if (seconds * 1000 < now.epochMilliseconds) return false
  const right = signatureOf(await linkSecret(db), { key, until: seconds })
  const presented = Buffer.from(signature, 'base64url')
  return presented.length === right.length && timingSafeEqual(presented, right)
}

function signatureOf(secret: Buffer, { key, until }: File): Buffer {
  return createHmac('sha256', secret).update(`${until} ${key}`).digest()
}
