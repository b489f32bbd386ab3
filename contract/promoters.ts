import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Instant, ProfileType, SentPromoterCode } from './fields.ts'

export const Network = z.object({
  /** Null until staff have given this promoter one. */
  code: z.nullable(z.string()),
  people: z.array(
    z.object({
      name: z.string(),
      profile_type: ProfileType,
      verification: z.enum(['pending', 'verified', 'refused']),
      date: Instant,
    }),
  ),
})
export type Network = z.infer<typeof Network>

export const myNetwork = endpoint({
  method: 'GET',
  path: '/promoter/network',
  for: { role: 'promoter' },
  summary: 'The code of this promoter and who signed up with it, newest first',
  returns: Network,
})

export const promoterOfCode = endpoint({
  method: 'GET',
  path: '/promoter/code/:code',
  for: 'anyone',
  summary: 'Whose code it is, for somebody who is about to sign up with it',
  params: z.object({ code: SentPromoterCode }),
  /** First name and initial. */
  returns: z.object({ name: z.string() }),
  refuses: ['code_unknown', 'too_many_attempts'],
})
