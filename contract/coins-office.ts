import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Instant } from './fields.ts'
import { listQuery, page } from './office-list.ts'

const support = { staff: ['support', 'admin'] } as const

export const SentAdjustment = z.object({
  amount: z.int().check(
    z.gte(-1_000_000),
    z.lte(1_000_000),
    z.refine((amount) => amount !== 0),
  ),
  reason: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(500)),
})

export const adjustCoins = endpoint({
  method: 'POST',
  path: '/office/members/:id/adjust',
  for: support,
  summary:
    'Give coins to a member or take them, with the reason that the member reads in the statement; many coins wait for a second person',
  idempotent: true,
  params: z.object({ id: Id }),
  body: SentAdjustment,
  /** `awaits_second` if nothing has moved yet. */
  returns: z.object({ coins: Coins, debt: Coins, awaits_second: z.optional(z.literal(true)) }),
  refuses: ['not_found', 'insufficient_coins', 'own_account'],
})

const Adjustment = z.object({
  id: Id,
  member: z.object({ id: Id, name: z.string(), coins: Coins }),
  amount: z.int(),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: Instant,
  /** Asked by who reads this, so that somebody else has to confirm it. */
  is_mine: z.boolean(),
})
export type Adjustment = z.infer<typeof Adjustment>

export const officeAdjustments = endpoint({
  method: 'GET',
  path: '/office/adjustments',
  for: support,
  summary: 'Coins by hand that wait for a second person, longest first',
  query: listQuery(['asked_at'], {}),
  returns: page(Adjustment),
})

const params = z.object({ id: Id })

export const confirmAdjustment = endpoint({
  method: 'POST',
  path: '/office/adjustments/:id/confirm',
  for: support,
  summary: 'Move the coins that somebody else asked for',
  params,
  returns: z.object({ coins: Coins, debt: Coins }),
  refuses: ['not_found', 'stale', 'other_person', 'own_account', 'insufficient_coins'],
})

export const refuseAdjustment = endpoint({
  method: 'POST',
  path: '/office/adjustments/:id/refuse',
  for: support,
  summary: 'Move nothing; whoever asked withdraws it this way',
  params,
  returns: Done,
  refuses: ['not_found', 'stale', 'own_account'],
})
