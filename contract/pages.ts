import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Instant } from './fields.ts'

export const textPage = endpoint({
  method: 'GET',
  path: '/text/:page',
  for: 'anyone',
  summary: 'One of the text pages, in the language of the request',
  params: z.object({ page: z.enum(['privacy', 'regulation', 'delete-account', 'support']) }),
  returns: z.object({ title: z.string(), description: z.string(), updated_at: Instant }),
})
