import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Id, Instant, Link, Option } from './fields.ts'

export const ChallengeGoal = z.object({
  /** Cents of reais, bags, or recommendations that sold. */
  unit: z.enum(['cents', 'units', 'recommendations']),
  target: z.int(),
  /** What counted invoices have brought so far; may pass the target. */
  progress: z.int(),
  /** Coins credited by themselves when it is reached. */
  bonus: Coins,
  reached_at: z.nullable(Instant),
  /** The products that count; none named: all of them. */
  products: z.array(Option),
})

export const Challenge = z.object({
  id: Id,
  image: Link,
  title: z.string(),
  description: z.string(),
  opens_at: Instant,
  /** It runs until just before this moment. */
  closes_at: Instant,
  /** Null for one that only tells something. */
  goal: z.nullable(ChallengeGoal),
})
export type Challenge = z.infer<typeof Challenge>

export const listChallenges = endpoint({
  method: 'GET',
  path: '/challenges',
  for: 'member',
  summary: 'The challenges running for this person, in the order the team gave them',
  offline: true,
  returns: z.array(Challenge),
})

export const oneChallenge = endpoint({
  method: 'GET',
  path: '/challenges/:id',
  for: 'member',
  summary: 'A challenge of this person; one that ended stays readable for who took part',
  offline: true,
  params: z.object({ id: Id }),
  returns: Challenge,
  refuses: ['not_found'],
})
