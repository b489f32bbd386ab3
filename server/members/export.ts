import type { Answer } from '#contract/endpoint.ts'
import type { exportData as endpoint } from '#contract/members-privacy.ts'
import type { Db } from '#server/platform/db.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'

export async function exportData(
  db: Db,
  personalData: readonly PersonalData[],
  memberId: string,
  now: Temporal.Instant,
): Promise<Answer<typeof endpoint>> {
  const parts: [string, unknown][] = []
  for (const { part, read } of personalData) parts.push([part, await read(db, memberId, now)])
  return { exported_at: now.toString(), data: Object.fromEntries(parts) }
}
