import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Id, Link } from './fields.ts'

export const listStore = endpoint({
  method: 'GET',
  path: '/store',
  for: 'member',
  summary: 'The prizes this person may see, with their price in coins',
  returns: z.array(z.object({ id: Id, title: z.string(), value: Coins, image: Link })),
})
