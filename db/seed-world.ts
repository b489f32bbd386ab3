import { readFile } from 'node:fs/promises'
import { programmeDay } from '#domain/business-days.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { openOn } from './demo-purchases.ts'

export type Seeding = { files: Files; now: Temporal.Instant }

export async function memberIdOf(tx: Tx, email: string): Promise<string> {
  const member = tx.selectFrom('member').select('id').where('email', '=', email)
  return (await member.executeTakeFirstOrThrow()).id
}

/** So many hours ago, or on that day while shops are open: not everything happens at the hour of today. */
export function momentBefore(now: Temporal.Instant, hours: number, key: string): Temporal.Instant {
  const then = now.subtract({ hours })
  return hours < 24 ? then : openOn(programmeDay(then.epochMilliseconds), key)
}

export function demoFile(path: string): Promise<Buffer> {
  return readFile(new URL(`demo/${path}`, import.meta.url))
}

/** Returns the file as links name it. */
export async function addPublicFile(files: Files, file: string, source: string): Promise<string> {
  await files.put(`public/${file}`, await demoFile(source))
  return file
}
