import * as z from 'zod/mini'
import type { Database } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { foldSomeFigures } from './queries.ts'

/** Keeps reports fast; they are right without it. */
export async function foldFigures(transaction: Database['transaction'], most = 50_000): Promise<void> {
  for (let folded = most; folded === most; ) folded = await transaction((tx) => foldSomeFigures(tx, most))
}

export const foldFiguresJob = job({
  name: 'fold-figures',
  payload: z.unknown(),
  cron: '* * * * *',
  run: ({ transaction }) => foldFigures(transaction),
})
