import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Option } from './fields.ts'

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  for: 'member',
  summary: 'The products that earn coins',
  returns: z.array(Option),
})

export const listDistributors = endpoint({
  method: 'GET',
  // Spelled as the published interface spells it.
  path: '/distribuitors',
  for: 'anyone',
  summary: 'The distributors to choose from at sign-up',
  returns: z.array(Option),
})
