import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id } from './fields.ts'

export const redeem = endpoint({
  method: 'POST',
  path: '/store/request',
  for: { level: 3 },
  summary: 'Exchange coins for a prize; the price is the server’s',
  idempotent: true,
  body: z.object({ product_id: Id }),
  returns: Done,
})
