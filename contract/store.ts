import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Link } from './fields.ts'
import { CategoryArt, PrizeKind, PrizeTone } from './prize-fields.ts'

/** The same for everybody of one profile: what concerns one member alone is asked apart, so that this can be cached. */
export const Prize = z.object({
  id: Id,
  title: z.string(),
  value: Coins,
  image: Link,
  /** All of its pictures, the first one included. */
  images: z.array(Link),
  description: z.string(),
  kind: PrizeKind,
  /** What an experience is made of, such as the destinations of a trip. */
  includes: z.array(z.string()),
  category: z.string(),
  /** How its category is shown, and its place among the others. */
  shelf: z.object({ title: z.string(), art: CategoryArt, position: z.int() }),
  /** What the picture stands on. */
  tone: PrizeTone,
  stock: z.enum(['available', 'few', 'sold_out']),
  /** How many are left, where they are few. */
  left: z.nullable(z.int()),
  limit_per_member: z.nullable(z.int()),
  /** It came to the store in these weeks. */
  is_new: z.boolean(),
  /** The trip: shown in a section of its own, with the way to it. */
  is_grand: z.boolean(),
})
export type Prize = z.infer<typeof Prize>

export const listStore = endpoint({
  method: 'GET',
  path: '/store',
  for: 'member',
  summary: 'The prizes this person may see, with their price in coins',
  revalidates: true,
  returns: z.array(Prize),
})

export const MyStore = z.object({
  /** The prize this member is saving for; its price does not change for them until this day. */
  goal: z.nullable(z.object({ product_id: Id, value: Coins, until: z.iso.date() })),
  /** Sold-out prizes of which they want to be told when they are back. */
  watching: z.array(Id),
  /** How often each prize was redeemed, as far as its limit counts them. */
  redeemed: z.array(z.object({ product_id: Id, times: z.int() })),
  /** The day until which a prize that is redeemed today arrives. */
  deliver_by: z.iso.date(),
  /** The same for the other kinds: until when the credit is there, and until when somebody calls. */
  top_up_by: z.iso.date(),
  call_by: z.iso.date(),
})
export type MyStore = z.infer<typeof MyStore>

export const myStore = endpoint({
  method: 'GET',
  path: '/store/mine',
  for: 'member',
  summary: 'What the store means for this person: goal, watched prizes, limits used',
  offline: true,
  returns: MyStore,
})

export const setGoal = endpoint({
  method: 'POST',
  path: '/store/goal',
  for: { level: 3 },
  summary: 'Save for a prize, or for none',
  body: z.object({ product_id: z.nullable(Id) }),
  returns: Done,
  refuses: ['item_unavailable'],
})

export const watchPrize = endpoint({
  method: 'POST',
  path: '/store/watch',
  for: { level: 3 },
  summary: 'Ask to be told when a sold-out prize is back, or no longer',
  body: z.object({ product_id: Id, is_wanted: z.boolean() }),
  returns: Done,
  refuses: ['item_unavailable'],
})
