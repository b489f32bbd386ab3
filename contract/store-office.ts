import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, SentInstant, Text, translated, Version } from './fields.ts'
import { like } from './like.ts'
import { CategoryArt, PrizeKind, PrizeTone } from './prize-fields.ts'
import { signUpProfiles } from './sign-up.ts'

const catalogue = { staff: ['catalogue', 'admin'] } as const
const params = z.object({ id: Id })

const CategoryId = z.string().check(z.minLength(1), z.maxLength(40))

const Lines = z._default(z.array(Text).check(z.maxLength(40)), [])
const Includes = z.object({ 'pt-BR': Lines, es: Lines, en: Lines })

const facts = {
  titles: translated(120),
  descriptions: translated(2000),
  price: z.int().check(z.gte(1), z.lte(10_000_000)),
  category: CategoryId,
  tone: PrizeTone,
  limit_per_member: z.nullable(z.int().check(z.gte(1), z.lte(1000))),
  /** The profiles that may have it; null: everybody. */
  audience: z.nullable(z.array(z.enum(signUpProfiles)).check(z.minLength(1))),
  opens_at: z.nullable(SentInstant),
  closes_at: z.nullable(SentInstant),
  is_grand: z.boolean(),
  /** Left out, it stays as it is; a new prize is a parcel. */
  kind: z.optional(PrizeKind),
  /** What an experience is made of, line by line; who reads a language without lines reads the Portuguese ones. */
  includes: z.optional(Includes),
}

export const OfficePrize = z.object({
  ...facts,
  kind: PrizeKind,
  includes: Includes,
  id: Id,
  images: z.array(z.string()),
  /** Null: not counted, as many as are wanted. */
  stock: z.nullable(z.int()),
  taken: z.int(),
  /** Of a digital prize: those that nobody has been given. */
  codes_in_stock: z.int(),
  position: z.int(),
  is_withdrawn: z.boolean(),
  /** Withdrawn because it was never published. */
  is_draft: z.boolean(),
  version: Version,
})
export type OfficePrize = z.infer<typeof OfficePrize>

export const officePrizes = endpoint({
  method: 'GET',
  path: '/office/prizes',
  for: { ...catalogue, machines: true },
  summary: 'Every prize, in the order of the store',
  returns: z.array(OfficePrize),
})

export const SentPrize = z.object({ ...facts, is_withdrawn: z._default(z.boolean(), true) })

export const createPrize = endpoint({
  method: 'POST',
  path: '/office/prizes',
  for: catalogue,
  summary: 'Add a prize, as a draft unless said otherwise; its stock and pictures follow',
  idempotent: true,
  body: SentPrize,
  returns: z.object({ id: Id, version: Version }),
  refuses: ['window_reversed', 'category_unknown'],
})

export const updatePrize = endpoint({
  method: 'POST',
  path: '/office/prizes/:id',
  for: catalogue,
  summary: 'Change a prize, or withdraw it from the store',
  params,
  body: z.object({ ...facts, is_withdrawn: z.boolean(), version: Version }),
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale', 'window_reversed', 'category_unknown'],
})

export const duplicatePrize = endpoint({
  method: 'POST',
  path: '/office/prizes/:id/duplicate',
  for: catalogue,
  summary: 'A new prize with the facts and pictures of this one, out of the store and not counted yet',
  idempotent: true,
  params,
  returns: z.object({ id: Id, version: Version }),
  refuses: ['not_found'],
})

export const prizeGoals = endpoint({
  method: 'GET',
  path: '/office/prizes/:id/goals',
  for: catalogue,
  summary: 'How many members save for a prize: a new price reaches them only once theirs is no longer kept',
  params,
  returns: z.object({ members: z.int() }),
})

export const AwaitedPrize = z.object({
  ...z.pick(OfficePrize, { id: true, titles: true, price: true, stock: true }).shape,
  /** Members who asked to be told when it is back. */
  waiting: z.int(),
  /** Members who save for it. */
  saving: z.int(),
})
export type AwaitedPrize = z.infer<typeof AwaitedPrize>

export const awaitedPrizes = endpoint({
  method: 'GET',
  path: '/office/prizes/awaited',
  for: catalogue,
  summary: 'The sold-out prizes that members wait for, the most wanted first',
  returns: z.array(AwaitedPrize),
})

export const orderPrizes = endpoint({
  method: 'POST',
  path: '/office/prizes/order',
  for: catalogue,
  summary: 'The order of the store, first to last',
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(1000)) }),
  returns: Done,
})

const StockReason = z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(300))

export const SentStockMove = z.object({
  amount: z.int().check(
    z.gte(-1_000_000),
    z.lte(1_000_000),
    z.refine((amount) => amount !== 0),
  ),
  reason: StockReason,
})

export const moveStock = endpoint({
  method: 'POST',
  path: '/office/prizes/:id/stock',
  for: catalogue,
  summary: 'Put units into stock or take them out, with the reason; the first time starts the count',
  idempotent: true,
  params,
  body: SentStockMove,
  returns: z.object({ stock: z.int(), version: Version }),
  refuses: ['not_found', 'sold_out', 'stock_is_codes'],
})

export const stockMoves = endpoint({
  method: 'GET',
  path: '/office/prizes/:id/stock',
  for: catalogue,
  summary: 'What was put into stock and taken out, newest first',
  params,
  returns: z.array(
    z.object({
      amount: z.int(),
      /** What was there afterwards; redemptions take from it in between. */
      stock_after: z.nullable(z.int()),
      reason: z.string(),
      at: Instant,
      by: z.nullable(z.string()),
    }),
  ),
})

export const longestPrizeCode = 200

export const SentPrizeCodes = z.object({
  lines: z
    .array(
      z.object({
        line: z.int().check(z.positive(), z.lte(1_000_000)),
        code: like(
          z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(longestPrizeCode)),
          'VALE-7K2M-99QX',
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(5000)),
  reason: StockReason,
})

export const addPrizeCodes = endpoint({
  method: 'POST',
  path: '/office/prizes/:id/codes',
  for: catalogue,
  summary: 'Put codes of a digital prize into stock; those that it has already are refused with their lines',
  params,
  body: SentPrizeCodes,
  returns: z.object({
    added: z.int(),
    /** Lines whose code stands earlier, here or in the stock. */
    repeated: z.array(z.int()),
    stock: z.int(),
    version: Version,
  }),
  refuses: ['not_found', 'not_digital'],
})

export const addPrizeImage = endpoint({
  method: 'POST',
  path: '/office/prizes/:id/images',
  for: catalogue,
  summary: 'Add a picture of a prize',
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

export const removePrizeImage = endpoint({
  method: 'POST',
  path: '/office/prizes/:id/images/remove',
  for: catalogue,
  summary: 'Take a picture of a prize away',
  params,
  body: z.object({ image: z.string().check(z.overwrite(cleaned), z.maxLength(200)), version: Version }),
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale'],
})

const categoryFacts = { titles: translated(40), art: CategoryArt }

export const OfficeCategory = z.object({
  ...categoryFacts,
  id: CategoryId,
  /** How many stand on it, withdrawn ones too. */
  prizes: z.int(),
  version: Version,
})
export type OfficeCategory = z.infer<typeof OfficeCategory>

export const officeCategories = endpoint({
  method: 'GET',
  path: '/office/prize-categories',
  for: catalogue,
  summary: 'The categories of prizes, in the order members see them',
  returns: z.array(OfficeCategory),
})

export const SentCategory = z.object(categoryFacts)

export const createCategory = endpoint({
  method: 'POST',
  path: '/office/prize-categories',
  for: catalogue,
  summary: 'Add a category of prizes, after the others',
  idempotent: true,
  body: SentCategory,
  returns: z.object({ id: CategoryId }),
})

const categoryParams = z.object({ id: CategoryId })

export const updateCategory = endpoint({
  method: 'POST',
  path: '/office/prize-categories/:id',
  for: catalogue,
  summary: 'Change the name or picture of a category',
  params: categoryParams,
  body: z.object({ ...categoryFacts, version: Version }),
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale'],
})

export const removeCategory = endpoint({
  method: 'POST',
  path: '/office/prize-categories/:id/remove',
  for: catalogue,
  summary: 'Remove a category on which no prize stands',
  params: categoryParams,
  returns: Done,
  refuses: ['not_found', 'category_in_use'],
})

export const orderCategories = endpoint({
  method: 'POST',
  path: '/office/prize-categories/order',
  for: catalogue,
  summary: 'The order of the categories, first to last',
  body: z.object({ ids: z.array(CategoryId).check(z.minLength(1), z.maxLength(200)) }),
  returns: Done,
})
