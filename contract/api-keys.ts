import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, SentDay, Text } from './fields.ts'
import { listQuery, page, SearchText } from './office-list.ts'

const admins = { staff: ['admin'] } as const

export const apiKeyStates = ['active', 'expired', 'revoked'] as const
const ApiKeyState = z.enum(apiKeyStates)

export const ApiKey = z.object({
  id: Id,
  /** A distributor's key has the name of its distributor. */
  name: z.string(),
  is_distributors: z.boolean(),
  /** The calls that it opens, by their operation ids. */
  calls: z.array(z.string()),
  calls_per_minute: z.int(),
  state: ApiKeyState,
  created_at: Instant,
  created_by: z.nullable(z.string()),
  /** The last day, in São Paulo, on which it opens anything. */
  expires_on: z.nullable(z.iso.date()),
  last_used_at: z.nullable(Instant),
})
export type ApiKey = z.infer<typeof ApiKey>

export const apiKeys = endpoint({
  method: 'GET',
  path: '/office/api-keys',
  for: admins,
  summary: 'The keys with which programs call, those of distributors too',
  query: listQuery(['name', 'created_at', 'last_used_at'], { q: SearchText, state: z.optional(ApiKeyState) }),
  returns: page(ApiKey),
})

export const createApiKey = endpoint({
  method: 'POST',
  path: '/office/api-keys',
  for: admins,
  summary: 'Make a key for a program; it is told this once',
  body: z.object({
    name: Text,
    /** Operation ids of calls that are marked as open to machines. */
    calls: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(200)),
    calls_per_minute: z.int().check(z.gte(1), z.lte(6000)),
    /** The last day, in São Paulo, on which it opens anything; left out for no end. */
    expires_on: z.optional(SentDay),
  }),
  returns: z.object({ id: Id, key: z.string() }),
  refuses: ['call_unknown', 'day_gone_by'],
})

export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/office/api-keys/:id/revoke',
  for: admins,
  summary: 'A key opens nothing any more',
  params: z.object({ id: Id }),
  returns: Done,
  refuses: ['not_found'],
})
