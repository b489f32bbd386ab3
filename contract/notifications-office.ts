import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { shaped } from './faults.ts'
import { Id, Instant, ProfileType, translated } from './fields.ts'
import { like } from './like.ts'
import { listQuery, page } from './office-list.ts'

const senders = { staff: ['support', 'admin'] } as const

/** Whom a message is for; what is null does not matter. Blocked people are never meant. */
export const Segment = z.object({
  profiles: z.nullable(z.array(ProfileType).check(z.minLength(1), z.maxLength(4))),
  level: z.nullable(z.literal([2, 3])),
  /** Has a whole address, or has none. */
  has_address: z.nullable(z.boolean()),
  /** Used the app in the last so many days. */
  active_days: z.nullable(z.int().check(z.gte(1), z.lte(365))),
})
export type Segment = z.infer<typeof Segment>

const message = {
  titles: translated(200),
  /** The screen it leads to. */
  link: z.nullable(
    like(z.string().check(z.maxLength(200), ...shaped(/^\/(?!\/)[\w\-/?=&%.]*$/, 'app_path')), '/loja'),
  ),
  segment: Segment,
}

export const Broadcast = z.object({
  ...message,
  id: Id,
  created_at: Instant,
  by: z.nullable(z.string()),
  /** How many were meant when it was sent, and how many have it by now. */
  people: z.int(),
  sent: z.int(),
  is_done: z.boolean(),
})
export type Broadcast = z.infer<typeof Broadcast>

export const countSegment = endpoint({
  method: 'POST',
  path: '/office/broadcasts/count',
  asks: true,
  for: senders,
  summary: 'How many people a segment holds',
  body: z.object({ segment: Segment }),
  returns: z.object({ people: z.int() }),
})

export const SentBroadcast = z.object({
  ...message,
  /** The count that was shown: another one by now is told, and nothing is sent. */
  people: z.int(),
})

export const sendBroadcast = endpoint({
  method: 'POST',
  path: '/office/broadcasts',
  for: senders,
  summary: 'Tell everybody of a segment something; once, however often it is tapped',
  idempotent: true,
  body: SentBroadcast,
  returns: z.object({ id: Id }),
  refuses: ['stale'],
})

export const officeBroadcasts = endpoint({
  method: 'GET',
  path: '/office/broadcasts',
  for: senders,
  summary: 'What was told to segments, newest first',
  query: listQuery(['created_at'], {}),
  returns: page(Broadcast),
})
