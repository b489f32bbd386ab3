import { pictureInWidth } from '#contract/pictures.ts'
import type { Db } from '#server/platform/db.ts'
import { grandImageForAll } from './queries.ts'

/** That of the grand prize which everybody may have. */
export async function storePicture(db: Db, now: Temporal.Instant): Promise<string | undefined> {
  const image = await grandImageForAll(db, now)
  return image && pictureInWidth(`/files/${image}`, 720)
}
