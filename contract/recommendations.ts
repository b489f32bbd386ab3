import * as z from 'zod/mini'
import { recommendationFaults } from '#domain/recommendation.ts'
import { clientTokens, isRecommendationCode, typedCode } from '#domain/recommendation-code.ts'
import { endpoint } from './endpoint.ts'
import { must } from './faults.ts'
import { Coins, Id, Instant, Link } from './fields.ts'
import { like } from './like.ts'

/** Taken as it is typed or shown, and kept as eight signs. */
export const RecommendationCode = like(
  z
    .string()
    .check(z.maxLength(40), z.overwrite(typedCode), must(isRecommendationCode, 'recommendation_code')),
  '2222-2222',
)

/** What a client's link carries. */
export const ClientToken = z.object({
  token: like(z.string().check(z.regex(clientTokens)), 'k3J9xQ2mZk3J9xQ2mZ'),
})

const attendant = { level: 3, role: 'attendant' } as const

const RecommendedProduct = z.object({
  id: Id,
  title: z.string(),
  brand: z.string(),
  slug: z.string(),
  image: Link,
})

/** What a code that a client shows at the shop stands for. Nothing else of the client is told. */
export const CodeMeaning = z.object({
  code: z.string(),
  product: RecommendedProduct,
  /** Every bag of the same food. */
  product_ids: z.array(Id),
  /** Whole grams per day; null where the professional gave none. */
  daily_dose: z.nullable(z.int()),
  /** Of a prescription, which names none, its breed. Null once the client was erased. */
  pet_name: z.nullable(z.string()),
  /** Null once they left or were blocked. */
  by: z.nullable(
    z.object({ name: z.string(), profile_type: z.enum(['attendant', 'veterinarian', 'breeder']) }),
  ),
  created_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** Why it would earn nothing today, whatever the product; null where nothing speaks against it. */
  fault: z.nullable(z.enum(recommendationFaults)),
  /** What who sends the invoice would get. */
  joining_coins: Coins,
})
export type CodeMeaning = z.infer<typeof CodeMeaning>

export const lookUpCode = endpoint({
  method: 'GET',
  path: '/recommendations/code/:code',
  for: attendant,
  summary: 'What the code that a client shows at the shop stands for',
  params: z.object({ code: RecommendationCode }),
  returns: CodeMeaning,
  refuses: ['recommendation_unknown', 'too_many_attempts'],
})

export const lookUpToken = endpoint({
  method: 'GET',
  path: '/recommendations/token/:token',
  for: attendant,
  summary: 'The same for a client’s link, as the QR code of a printed sheet holds it',
  params: ClientToken,
  returns: CodeMeaning,
  refuses: ['recommendation_unknown', 'too_many_attempts'],
})

const RecommendedPurchase = z.object({
  bought_on: z.iso.date(),
  /** Of the shop, where it is known. */
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  coins: Coins,
  /** The month had no room for all of it. */
  is_capped: z.boolean(),
  is_reversed: z.boolean(),
})

/** The path of one recommendation, as who made it sees it. */
export const RecommendationPath = z.object({
  code: z.string(),
  /** What the client's link carries. */
  token: z.string(),
  kind: z.enum(['lead', 'prescription']),
  created_at: Instant,
  opened_at: z.nullable(Instant),
  ends_on: z.iso.date(),
  purchases_left: z.int(),
  daily_dose: z.nullable(z.int()),
  product: RecommendedProduct,
  /** Null once the client was erased. */
  client: z.nullable(
    z.object({
      name: z.string(),
      phone: z.string(),
      pet_name: z.nullable(z.string()),
      /** Of a prescription, to open it. */
      prescription_id: z.nullable(Id),
    }),
  ),
  /** The newest first. */
  purchases: z.array(RecommendedPurchase),
  /** The day on which the last bag runs out, where its size and the portion are known. */
  runs_out_on: z.nullable(z.iso.date()),
})
export type RecommendationPath = z.infer<typeof RecommendationPath>

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/recommendations',
  for: { level: 3 },
  summary: 'The recommendations of this professional and what became of each, newest first, a page at a time',
  offline: true,
  query: z.object({
    step: z.optional(z.enum(['sent', 'opened', 'bought', 'ending'])),
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  returns: z.object({ items: z.array(RecommendationPath), next: z.nullable(z.string()) }),
})

export const recommendationSummary = endpoint({
  method: 'GET',
  path: '/recommendations/summary',
  for: { level: 3 },
  summary: 'How far this professional’s recommendations have come, and what they earn',
  offline: true,
  returns: z.object({
    /** Each recommendation is in one of these three, as in the list. */
    sent: z.int(),
    opened: z.int(),
    bought: z.int(),
    bought_again: z.int(),
    /** Bags that run out within a week, or ran out in the last thirty days, and were not bought again. */
    ending: z.int(),
    /** What all of them earned and was not taken back. */
    coins: Coins,
    /** Of this month, for recommending and for joining together. */
    month_coins: Coins,
    month_cap: Coins,
    /** Of the coins of a purchase, in thousandths. */
    share_thousandths: z.int(),
  }),
})
