import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Id, Instant, OpeningCoins } from './fields.ts'
import { like } from './like.ts'

export const MovementKind = z.enum([
  'invoice_credit',
  'invoice_reversal',
  'challenge_bonus',
  'challenge_reversal',
  'recommendation_credit',
  'recommendation_reversal',
  'joining_credit',
  'joining_reversal',
  'welcome_credit',
  'welcome_reversal',
  'import_credit',
  'adjustment',
  'adjustment_reversal',
  'redemption',
  'redemption_refund',
  'expiry',
  'write_off',
])
export type MovementKind = z.infer<typeof MovementKind>

/** One step of how the coins of a movement came about: what, its value and rate if it has them, and its coins. */
export const TraceLine = z.object({
  title: z.string(),
  value_cents: z.optional(z.int()),
  /** Coins per real, in thousandths. */
  rate_thousandths: z.optional(z.int()),
  /** A share, in thousandths, of the coins that somebody else earned. */
  share_thousandths: z.optional(z.int()),
  of_coins: z.optional(z.int()),
  /** The month had no room for all of it. */
  is_capped: z.optional(z.boolean()),
  coins: z.int(),
})
export type TraceLine = z.infer<typeof TraceLine>

export const StatementLine = z.object({
  id: z.string(),
  date: Instant,
  kind: MovementKind,
  /** What the member gained or lost. */
  amount: z.int(),
  /** What was there, coins that were not open yet included, and what was owed, right after it. */
  balance: Coins,
  debt: Coins,
  /** When its coins can be spent; null once they can, and where none of them are left. */
  opens_at: z.nullable(Instant),
  /** What it came from, to open it. */
  invoice_id: z.nullable(Id),
  challenge_id: z.nullable(Id),
  redemption_id: z.nullable(Id),
  /** The number of the invoice. */
  number: z.nullable(z.string()),
  /** The prize, the challenge or the recommended product, in the language of the call. */
  title: z.nullable(z.string()),
  /** In the words of the team. */
  reason: z.nullable(z.string()),
  /** The last day of coins that expired. */
  expired_on: z.nullable(z.iso.date()),
  trace: z.array(TraceLine),
})
export type StatementLine = z.infer<typeof StatementLine>

export const statement = endpoint({
  method: 'GET',
  path: '/statement',
  for: { level: 3 },
  summary: 'Every movement of this member’s coins, newest first, a page at a time',
  offline: true,
  query: z.object({ after: z.optional(like(z.string().check(z.regex(/^\d{1,18}$/)), '1024')) }),
  returns: z.object({
    items: z.array(StatementLine),
    /** What to send as `after` for the next page; null on the last. */
    next: z.nullable(z.string()),
  }),
})

export const StatementSummary = z.object({
  /** What can be spent now. */
  coins: Coins,
  /** What opens later, the soonest first and at most twelve moments; left out where nothing does. */
  opening: z.optional(z.array(OpeningCoins)),
  points: Coins,
  debt: Coins,
  /** What invoices that are not decided yet would earn. */
  pending: Coins,
  /** The next days on which coins expire, and how many; at most twelve days. */
  expiries: z.array(z.object({ date: z.iso.date(), coins: Coins })),
})
export type StatementSummary = z.infer<typeof StatementSummary>

export const statementSummary = endpoint({
  method: 'GET',
  path: '/statement/summary',
  for: { level: 3 },
  summary: 'What this member can spend, now and soon, has earned and owes, and what expires next',
  offline: true,
  returns: StatementSummary,
})
