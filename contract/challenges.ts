import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Link } from './fields.ts'

export const listChallenges = endpoint({
  method: 'GET',
  path: '/challenges',
  for: 'member',
  summary: 'The challenges running for this person',
  returns: z.array(z.object({ id: Id, image: Link })),
})
