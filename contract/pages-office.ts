import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cleaned, Instant, storable, Version } from './fields.ts'
import { pageKeys } from './pages.ts'

const admin = { staff: ['admin'] } as const
const params = z.object({ page: z.enum(pageKeys) })

const Words = z.object({
  title: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.overwrite(storable), z.minLength(1), z.maxLength(200_000)),
})
export const PageTexts = z.object({ 'pt-BR': Words, es: Words, en: Words })
export type PageTexts = z.infer<typeof PageTexts>

export const officePages = endpoint({
  method: 'GET',
  path: '/office/pages',
  for: admin,
  summary: 'The text pages and when each was last published',
  returns: z.array(
    z.object({ page: z.enum(pageKeys), version: z.int(), updated_at: Instant, title: z.string() }),
  ),
})

export const officePage = endpoint({
  method: 'GET',
  path: '/office/pages/:page',
  for: admin,
  summary: 'A text page in three languages, as it is in force or as it was, and its versions',
  params,
  query: z.object({
    version: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(2_000_000_000))),
  }),
  returns: z.object({
    version: z.int(),
    updated_at: Instant,
    texts: PageTexts,
    /** Newest first. */
    versions: z.array(z.object({ version: z.int(), updated_at: Instant })),
    /** How many members agreed to a version before the newest, for those that are agreed to. */
    agreed_before: z.nullable(z.int()),
  }),
  refuses: ['not_found'],
})

export const publishPage = endpoint({
  method: 'POST',
  path: '/office/pages/:page',
  for: admin,
  summary: 'Put a new version in force, in every language at once',
  idempotent: true,
  params,
  body: z.object({ texts: PageTexts, version: Version }),
  returns: z.object({ version: z.int() }),
  refuses: ['stale', 'text_missing'],
})
