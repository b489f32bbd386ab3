import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Done } from './fields.ts'
import { like } from './like.ts'

export const Month = like(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)), '2026-11')

export const RankingRow = z.object({
  /** People with the same coins share it. */
  position: z.int(),
  /** "Ana S." */
  name: z.string(),
  coins: Coins,
  is_me: z.boolean(),
})
export type RankingRow = z.infer<typeof RankingRow>

export const Ranking = z.object({
  month: Month,
  /** The running month, of which places still change; earlier ones are frozen. */
  is_current: z.boolean(),
  /** Months that can be looked at, the newest first. */
  months: z.array(Month),
  /** The first fifty. */
  top: z.array(RankingRow),
  /** This member and those around; empty where they are among the first, hidden or without coins. */
  around: z.array(RankingRow),
  /** Null without coins in this month, or hidden. */
  me: z.nullable(RankingRow),
  people: z.int(),
  is_hidden: z.boolean(),
  /** Only where the operator has an authorisation for prizes tied to a ranking. */
  prize: z.nullable(z.object({ text: z.string(), authorisation: z.string() })),
})
export type Ranking = z.infer<typeof Ranking>

export const readRanking = endpoint({
  method: 'GET',
  path: '/ranking',
  for: { level: 3 },
  summary: 'Who earned most coins in a month of São Paulo, and this member’s own place',
  offline: true,
  query: z.object({ month: z.optional(Month) }),
  returns: Ranking,
  refuses: ['not_found'],
})

export const hideFromRanking = endpoint({
  method: 'POST',
  path: '/ranking/hide',
  for: { level: 3 },
  summary: 'Take part in the ranking unseen, or be seen again',
  body: z.object({ is_hidden: z.boolean() }),
  returns: Done,
})
