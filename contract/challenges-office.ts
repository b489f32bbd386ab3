import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Instant, SentInstant, Version } from './fields.ts'
import { signUpProfiles } from './sign-up.ts'

const catalogue = { staff: ['catalogue', 'admin'] } as const
const params = z.object({ id: Id })

const Target = z.int().check(z.gte(1), z.lte(100_000_000_000))

export const Goal = z.object({
  /** Cents of reais, or bags. */
  unit: z.enum(['cents', 'units', 'recommendations']),
  target: Target,
  bonus: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** The products that count; none named: all of them. */
  product_ids: z.array(Id).check(z.maxLength(500)),
})
export type Goal = z.infer<typeof Goal>

/** Texts in each language, of which a draft may still lack some. */
function unfinished(most: number) {
  const Words = z.string().check(z.overwrite(cleaned), z.maxLength(most))
  return z.object({ 'pt-BR': Words, es: Words, en: Words })
}

/** The profiles it is for; null: everybody. */
const Audience = z.nullable(z.array(z.enum(signUpProfiles)).check(z.minLength(1)))

const facts = {
  titles: unfinished(120),
  descriptions: unfinished(2000),
  opens_at: SentInstant,
  closes_at: SentInstant,
  audience: Audience,
  goal: z.nullable(Goal),
  /** The most coins it pays in all: a bonus that would pass it is not paid, and the challenge is over. */
  cap: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000_000))),
  /** Not seen by members and not counted; once published it is never a draft again. */
  is_draft: z.boolean(),
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
  /** What it has paid and not taken back, and since when there is no room for another bonus; null without a cap. */
  paid: z.nullable(Coins),
  cap_reached_at: z.nullable(Instant),
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

export const SentChallenge = z.object(facts)

export const createChallenge = endpoint({
  method: 'POST',
  path: '/office/challenges',
  for: catalogue,
  summary: 'Add a challenge or a draft of one; its banner follows',
  idempotent: true,
  body: SentChallenge,
  returns: z.object({ id: Id, version: Version }),
  refuses: ['window_reversed', 'product_unknown', 'cap_too_low', 'text_missing'],
})

export const updateChallenge = endpoint({
  method: 'POST',
  path: '/office/challenges/:id',
  for: catalogue,
  summary: 'Change, publish or withdraw a challenge; its goal is fixed once somebody works towards it',
  params,
  body: z.object({ ...facts, is_withdrawn: z.boolean(), version: Version }),
  returns: z.object({ version: Version }),
  refuses: [
    'not_found',
    'stale',
    'challenge_started',
    'window_reversed',
    'product_unknown',
    'cap_too_low',
    'text_missing',
  ],
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

/** Many documents on one day, or many refused: worth a look before their coins are paid. */
const WinnerToLookAt = z.object({
  id: Id,
  name: z.string(),
  most_in_a_day: z.int(),
  refused: z.int(),
})

export const replayChallenge = endpoint({
  method: 'POST',
  path: '/office/challenges/replay',
  asks: true,
  for: catalogue,
  summary: 'What a goal would have cost on the invoices of the last days: nothing is changed',
  body: z.object({
    goal: Goal,
    audience: Audience,
    /** How many days of invoices; as long as the challenge is to run. */
    days: z._default(z.int().check(z.gte(1), z.lte(90)), 90),
    /** Other targets to compare with. */
    targets: z._default(z.array(Target).check(z.maxLength(10)), []),
  }),
  returns: z.object({
    /** Who bought any of its products. */
    people: z.int(),
    reached: z.int(),
    coins: Coins,
    /** What those who reach it bought of its products. */
    bought_cents: z.int(),
    others: z.array(z.object({ target: z.int(), reached: z.int(), coins: Coins })),
    /** Those with ten documents or more on one day, or four or more refused, in the last 90 days; the first fifty. */
    to_look_at: z.array(WinnerToLookAt),
    /** The coins members have now, and what one is worth in reports. */
    outstanding: z.int(),
    worth_thousandths: z.int(),
  }),
})
