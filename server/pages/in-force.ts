import type { PageKey } from '#contract/pages.ts'
import type { Db } from '#server/platform/db.ts'
import { newestVersions } from './queries.ts'

/** The version of each page that somebody who agrees now agrees to; from the first start on every page has one. */
export async function versionsInForce(db: Db): Promise<Record<PageKey, string>> {
  const newest = (await newestVersions(db)).map(({ page, version }) => [page, String(version)])
  return Object.fromEntries(newest)
}
