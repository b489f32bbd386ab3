import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, cleaned, Id } from './fields.ts'

export const adjustCoins = endpoint({
  method: 'POST',
  path: '/office/members/:id/adjust',
  for: { staff: ['support', 'admin'] },
  summary: 'Give coins to a member or take them, with the reason that the member reads in the statement',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.object({
    amount: z.int().check(
      z.gte(-1_000_000),
      z.lte(1_000_000),
      z.refine((amount) => amount !== 0),
    ),
    reason: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(500)),
  }),
  returns: z.object({ coins: Coins, debt: Coins }),
  refuses: ['not_found', 'insufficient_coins'],
})
