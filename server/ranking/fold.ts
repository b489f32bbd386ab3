import * as z from 'zod/mini'
import type { Database } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { foldMoves } from './queries.ts'

/** Keeps positions cheap; they are right without it. */
export async function foldRanking(transaction: Database['transaction'], most = 10_000): Promise<void> {
  for (let folded = most; folded === most; ) folded = await transaction((tx) => foldMoves(tx, most))
}

export const foldRankingJob = job({
  name: 'fold-ranking',
  payload: z.unknown(),
  cron: '* * * * *',
  run: ({ transaction }) => foldRanking(transaction),
})
