import * as z from 'zod/mini'
import { cleaned, storable } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Instant, Version } from './fields.ts'
import { pageKeys } from './pages.ts'
import { statedSettings } from './settings.ts'

const admin = { staff: ['admin'] } as const
const params = z.object({ page: z.enum(pageKeys) })

const Title = z.string().check(z.overwrite(cleaned), z.maxLength(200))
const Html = z.string().check(z.overwrite(storable), z.maxLength(200_000))
const Words = z.object({ title: Title.check(z.minLength(1)), description: Html.check(z.minLength(1)) })
/** Both parts or none: who reads another language that is empty reads Portuguese. */
const Translation = z.object({ title: Title, description: Html })
export const PageTexts = z.object({ 'pt-BR': Words, es: Translation, en: Translation })
export type PageTexts = z.infer<typeof PageTexts>

/** What a text says of a setting, and what holds now. */
const Stated = z.object({ setting: z.enum(statedSettings), stated: z.int(), now: z.int() })

export const officePages = endpoint({
  method: 'GET',
  path: '/office/pages',
  for: admin,
  summary: 'The text pages and when each was last published',
  returns: z.array(
    z.object({
      page: z.enum(pageKeys),
      version: z.int(),
      updated_at: Instant,
      title: z.string(),
      /** The settings that it states otherwise than they are now. */
      outdated: z.array(Stated),
    }),
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
    /** Of all that a text may state, what this one does; the rest is null. */
    fields: z.array(z.extend(Stated, { stated: z.nullable(z.int()) })),
    /** How many members agreed to a version before the newest, for those that are agreed to. */
    agreed_before: z.nullable(z.int()),
  }),
  refuses: ['not_found'],
})

export const publishPage = endpoint({
  method: 'POST',
  path: '/office/pages/:page',
  for: admin,
  summary: 'Put a new version in force, in every language at once; Portuguese is enough',
  idempotent: true,
  params,
  body: z.object({
    texts: PageTexts,
    version: Version,
    /** Whether members are told that it changed. */
    tell: z._default(z.boolean(), false),
  }),
  returns: z.object({ version: z.int() }),
  refuses: ['stale', 'text_missing', 'field_unknown'],
})
