import * as z from 'zod/mini'

/** The pictures that a category can have. */
export const categoryArts = [
  'hot-beverage',
  'backpack',
  'headphone',
  'couch-and-lamp',
  'running-shoe',
  'wrapped-gift',
  'shopping-bags',
  'watch',
  'lab-coat',
  'cup-with-straw',
  'trophy',
] as const
export const CategoryArt = z.enum(categoryArts)
export type CategoryArt = z.infer<typeof CategoryArt>

export const PrizeTone = z.enum(['caramel', 'action', 'success', 'info', 'attention', 'neutral'])
export type PrizeTone = z.infer<typeof PrizeTone>

export const prizeKinds = ['parcel', 'digital', 'top_up', 'experience'] as const
/**
 * What a prize is: something that is sent, a code that is there at once, credit for a phone, or something that somebody
 * arranges by phone, such as a trip.
 */
export const PrizeKind = z.enum(prizeKinds)
export type PrizeKind = z.infer<typeof PrizeKind>
