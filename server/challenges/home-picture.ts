import { pictureInWidth } from '#contract/pictures.ts'
import type { Db } from '#server/platform/db.ts'
import { firstImageForAll } from './queries.ts'

/** That of the first challenge which everybody may take part in. */
export async function homePicture(db: Db, now: Temporal.Instant): Promise<string | undefined> {
  const image = await firstImageForAll(db, now)
  return image && pictureInWidth(`/files/${image}`, 720)
}
