import { memberPaths } from '#contract/paths.ts'
import { homePicture } from './challenges/home-picture.ts'
import { cached } from './platform/cache.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db.ts'
import { storePicture } from './store/store-picture.ts'

/**
 * The largest picture of a page for members, where most of them see the same: it stands in the HTML before it is known
 * who comes. For whoever sees another, the script at the head of the page puts that one into its place.
 */
export function createLargestPictures(db: Db, { clock, keptForMs }: { clock: Clock; keptForMs: number }) {
  const pictures: Readonly<Record<string, () => Promise<string | undefined>>> = {
    [memberPaths.home]: cached(keptForMs, () => homePicture(db, clock.now())),
    [memberPaths.store]: cached(keptForMs, () => storePicture(db, clock.now())),
  }
  return async (path: string) => pictures[path]?.()
}
