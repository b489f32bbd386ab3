import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from './db.ts'
import { readSettings } from './settings.ts'

const goodFor = { minutes: 10 }

type File = { key: string; until: number }

export async function linkSigner(db: Db, now: Temporal.Instant): Promise<(key: string) => string> {
  const { link_secret: secret } = await readSettings(db, ['link_secret'])
  const until = Math.ceil(now.add(goodFor).epochMilliseconds / 1000)
  return (key) => {
    const signature = signatureOf(secret, { key, until }).toString('base64url')
    return `/files/signed/${key}?until=${until}&signature=${signature}`
  }
}

type SignedLink = { key: string; until: unknown; signature: unknown; now: Temporal.Instant }

export async function isGoodLink(db: Db, { key, until, signature, now }: SignedLink): Promise<boolean> {
  const seconds = Number(until)
  if (typeof signature !== 'string' || !Number.isSafeInteger(seconds)) return false
  if (seconds * 1000 < now.epochMilliseconds) return false
  const { link_secret: secret } = await readSettings(db, ['link_secret'])
  const right = signatureOf(secret, { key, until: seconds })
  const presented = Buffer.from(signature, 'base64url')
  return presented.length === right.length && timingSafeEqual(presented, right)
}

function signatureOf(secret: Buffer, { key, until }: File): Buffer {
  return createHmac('sha256', secret).update(`${until} ${key}`).digest()
}
