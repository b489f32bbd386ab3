import * as z from 'zod/mini'
import type { Database } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { fold } from './queries.ts'

/** Adds up what was earned since the last time, so that positions stay cheap; they are right without it too. */
export async function foldRanking(transaction: Database['transaction'], most = 10_000): Promise<void> {
  for (let folded = most; folded === most; ) folded = await transaction((tx) => fold(tx, most))
}

export const foldRankingJob = job({
  name: 'fold-ranking',
  payload: z.unknown(),
  cron: '* * * * *',
  run: ({ transaction }) => foldRanking(transaction),
})
