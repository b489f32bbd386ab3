import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Instant, inEveryLanguage } from './fields.ts'
import { signUpProfiles } from './sign-up.ts'

const catalogue = { staff: ['catalogue', 'admin'] } as const
const params = z.object({ id: Id })
const Version = z.int().check(z.positive())

const Goal = z.object({
  /** Cents of reais, or bags. */
  unit: z.enum(['cents', 'units']),
  target: z.int().check(z.positive(), z.lte(100_000_000_000)),
  bonus: z.int().check(z.positive(), z.lte(1_000_000)),
  /** The products that count; none named: all of them. */
  product_ids: z.array(Id).check(z.maxLength(500)),
})
export type Goal = z.infer<typeof Goal>

/** The profiles it is for; null: everybody. */
const Audience = z.nullable(z.array(z.enum(signUpProfiles)).check(z.minLength(1)))

const facts = {
  titles: inEveryLanguage(120),
  descriptions: inEveryLanguage(2000),
  opens_at: Instant,
  closes_at: Instant,
  audience: Audience,
  goal: z.nullable(Goal),
}

export const OfficeChallenge = z.object({
  ...facts,
  id: Id,
  image: z.nullable(z.string()),
  position: z.int(),
  is_withdrawn: z.boolean(),
  /** Who has brought something towards the goal, and who has reached it. */
  taking_part: z.int(),
  reached: z.int(),
  version: Version,
})
export type OfficeChallenge = z.infer<typeof OfficeChallenge>

export const officeChallenges = endpoint({
  method: 'GET',
  path: '/office/challenges',
  for: catalogue,
  summary: 'Every challenge, in the order members see them',
  returns: z.array(OfficeChallenge),
})

export const createChallenge = endpoint({
  method: 'POST',
  path: '/office/challenges',
  for: catalogue,
  summary: 'Add a challenge; its banner follows',
  idempotent: true,
  body: z.object(facts),
  returns: z.object({ id: Id, version: Version }),
  refuses: ['window_reversed', 'product_unknown'],
})

export const updateChallenge = endpoint({
  method: 'POST',
  path: '/office/challenges/:id',
  for: catalogue,
  summary: 'Change a challenge or withdraw it; its goal is fixed once somebody works towards it',
  params,
  body: z.object({ ...facts, is_withdrawn: z.boolean(), version: Version }),
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale', 'challenge_started', 'window_reversed', 'product_unknown'],
})

export const orderChallenges = endpoint({
  method: 'POST',
  path: '/office/challenges/order',
  for: catalogue,
  summary: 'The order members see, first to last',
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(1000)) }),
  returns: Done,
})

export const setChallengeImage = endpoint({
  method: 'POST',
  path: '/office/challenges/:id/image',
  for: catalogue,
  summary: 'Give a challenge its banner, in place of the one it has',
  params,
  files: ['image'],
  returns: z.object({ version: Version }),
  refuses: [
    'not_found',
    'file_empty',
    'file_many',
    'image_type',
    'image_broken',
    'image_too_many_pixels',
    'image_animated',
  ],
})

export const replayChallenge = endpoint({
  method: 'POST',
  path: '/office/challenges/replay',
  for: catalogue,
  summary: 'What a goal would have cost on the invoices of the last days: nothing is changed',
  body: z.object({
    goal: Goal,
    audience: Audience,
    /** How many days of invoices; as long as the challenge is to run. */
    days: z._default(z.int().check(z.gte(1), z.lte(90)), 90),
  }),
  returns: z.object({
    /** Who bought any of its products. */
    people: z.int(),
    reached: z.int(),
    coins: Coins,
  }),
})
