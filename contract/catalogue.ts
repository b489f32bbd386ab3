import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Id, Link, Option } from './fields.ts'
import { like } from './like.ts'
import { productPageCall } from './public-pages.ts'

export const Product = z.object({
  id: Id,
  title: z.string(),
  pet: z.enum(['dog', 'cat']),
  /** For whom it is, in the language of the call. */
  detail: z.string(),
  sku: z.string(),
  /** The bar code on the bag. */
  ean: z.nullable(z.string()),
  /** Coins per real, in thousandths. */
  rate_thousandths: z.int(),
  image: Link,
})
export type Product = z.infer<typeof Product>

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  for: 'member',
  summary: 'The products that earn coins',
  revalidates: true,
  returns: z.array(Product),
})

export const listDistributors = endpoint({
  method: 'GET',
  // Spelled as the published interface spells it.
  path: '/distribuitors',
  for: 'anyone',
  summary: 'The distributors to choose from at sign-up',
  returns: z.array(Option),
})

/** A product at its public address, with what the portion calculator needs. */
export const ProductPage = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  brand: z.string(),
  pet: z.enum(['dog', 'cat']),
  detail: z.string(),
  /** What it is, in a paragraph, in the language of the call. */
  description: z.string(),
  color: z.string(),
  image: Link,
  /** kcal per kg; null where the maker has not said. */
  energy: z.nullable(z.int()),
  phases: z.array(z.enum(['puppies', 'adults', 'pregnant', 'lactating'])),
  /** From the first weight on and below the second; null without a bound. */
  weight_from_grams: z.nullable(z.int()),
  weight_to_grams: z.nullable(z.int()),
  /** True is for such pets only, false for others only, null for all. */
  castrated: z.nullable(z.boolean()),
  weight_control: z.nullable(z.boolean()),
  senior: z.nullable(z.boolean()),
  bag_grams: z.nullable(z.int()),
})
export type ProductPage = z.infer<typeof ProductPage>

/** The professional who recommended it, as they show themselves to clients. */
export const Adviser = z.object({
  name: z.string(),
  /** The clinic, shop or kennel. */
  profile_name: z.nullable(z.string()),
  profile_type: z.enum(['attendant', 'veterinarian', 'breeder']),
  /** The CRMV of a veterinarian. */
  registration: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  avatar: Link,
})
export type Adviser = z.infer<typeof Adviser>

export const AdviserCode = like(z.string().check(z.regex(/^[a-zA-Z0-9_-]{10,24}$/)), 'k3J9-xQ2mZ')

export const productPage = endpoint({
  ...productPageCall,
  summary: 'A product, and the professional whose link led to it',
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)) }),
  query: z.object({ by: z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(40))) }),
  /** `by` is null without a link of somebody, and where that somebody left. */
  returns: z.object({ product: ProductPage, by: z.nullable(Adviser) }),
  refuses: ['not_found'],
})

export const myAdviserCode = endpoint({
  method: 'GET',
  path: '/adviser-code',
  for: { level: 3 },
  summary: 'What this professional’s links to products carry, so that clients find the way back',
  returns: z.object({ code: AdviserCode }),
})
