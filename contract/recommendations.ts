import * as z from 'zod/mini'
import { recommendationFaults } from '#domain/recommendation.ts'
import { isRecommendationCode, typedCode } from '#domain/recommendation-code.ts'
import { Adviser, ProductPage } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { must } from './faults.ts'
import { Cep, Coins, Done, Id, Instant, Link, Text } from './fields.ts'

/** Taken as it is typed or shown, and kept as eight signs. */
export const RecommendationCode = z
  .string()
  .check(z.maxLength(40), z.overwrite(typedCode), must(isRecommendationCode, 'recommendation_code'))

/** What a client's link carries. */
const token = z.object({ token: z.string().check(z.regex(/^[a-zA-Z0-9_-]{16,40}$/)) })
const attendant = { level: 3, role: 'attendant' } as const

const RecommendedProduct = z.object({
  id: Id,
  title: z.string(),
  brand: z.string(),
  slug: z.string(),
  image: Link,
})

export const lookUpCode = endpoint({
  method: 'GET',
  path: '/recommendations/code/:code',
  for: attendant,
  summary: 'What the code that a client shows at the shop stands for',
  params: z.object({ code: RecommendationCode }),
  returns: z.object({
    code: z.string(),
    product: RecommendedProduct,
    /** Every bag of the same food. */
    product_ids: z.array(Id),
    /** Whole grams per day; null where the professional gave none. */
    daily_dose: z.nullable(z.int()),
    /** Of a prescription, which names none, its breed. Null once the client was erased. */
    pet_name: z.nullable(z.string()),
    by: z.object({ name: z.string(), profile_type: z.enum(['attendant', 'veterinarian', 'breeder']) }),
    created_on: z.iso.date(),
    ends_on: z.iso.date(),
    /** Why it would earn nothing today, whatever the product; null where nothing speaks against it. */
    fault: z.nullable(z.enum(recommendationFaults)),
    /** What who sends the invoice would get. */
    joining_coins: Coins,
  }),
  refuses: ['recommendation_unknown', 'too_many_attempts'],
})

/**
 * What the client sees who opens the link or the QR code, which is noted; no CPF, phone, e-mail or postal code of the
 * client. Once the client was erased only the code is left of it.
 */
export const ClientPage = z.object({
  kind: z.enum(['lead', 'prescription']),
  code: z.string(),
  ends_on: z.iso.date(),
  /** It can still be shown at a shop. */
  is_usable: z.boolean(),
  created_at: Instant,
  daily_dose: z.nullable(z.int()),
  product: ProductPage,
  /** Null once they left or were blocked. */
  by: z.nullable(Adviser),
  /** Null once the client was erased. */
  client: z.nullable(
    z.object({
      /** The first name alone. */
      name: z.string(),
      /** Of a lead. */
      pet_name: z.nullable(z.string()),
      /** Of a prescription. */
      pet_breed: z.nullable(z.string()),
    }),
  ),
})
export type ClientPage = z.infer<typeof ClientPage>

export const openClientPage = endpoint({
  method: 'POST',
  path: '/public/recommendations/:token/open',
  for: 'anyone',
  summary: 'What a client’s link leads to',
  params: token,
  returns: ClientPage,
  refuses: ['not_found'],
})

export const eraseClient = endpoint({
  method: 'POST',
  path: '/public/recommendations/:token/erase',
  for: 'anyone',
  summary: 'Erase the client, as the client asks; the code stays good',
  params: token,
  returns: Done,
  refuses: ['not_found'],
})

export const Shop = z.object({
  name: z.string(),
  neighborhood: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
})
export type Shop = z.infer<typeof Shop>

export const shopsNear = endpoint({
  method: 'GET',
  path: '/public/recommendations/:token/shops',
  for: 'anyone',
  summary: 'Shops of the programme near the client that agreed to be listed, the nearest first; at most ten',
  params: token,
  /** Another postal code than the one the professional wrote down. */
  query: z.object({ cep: z.optional(Cep) }),
  returns: z.object({ shops: z.array(Shop) }),
  refuses: ['not_found'],
})

export const ShopListing = z.object({
  name: Text,
  cep: Cep,
  neighborhood: z.nullable(Text),
  city: Text,
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
})
export type ShopListing = z.infer<typeof ShopListing>

export const shopListing = endpoint({
  method: 'GET',
  path: '/shop-listing',
  for: attendant,
  summary: 'How this attendant’s shop is told to clients nearby',
  returns: z.object({ listing: z.nullable(ShopListing) }),
})

export const listShop = endpoint({
  method: 'POST',
  path: '/shop-listing',
  for: attendant,
  summary: 'Agree that the shop is told to clients nearby, or take it back',
  body: z.object({ listing: z.nullable(ShopListing) }),
  returns: Done,
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
