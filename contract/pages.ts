import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Instant } from './fields.ts'

export const pageKeys = ['privacy', 'regulation', 'delete-account', 'support'] as const
export type PageKey = (typeof pageKeys)[number]

export function isPageKey(value: string): value is PageKey {
  return pageKeys.some((key) => key === value)
}

/** All that the HTML of a text may be made of; links are the only element with an attribute, their `href`. */
export const pageElements = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const

export const textPage = endpoint({
  method: 'GET',
  path: '/text/:page',
  for: 'anyone',
  revalidates: true,
  summary: 'A text page (privacy, regulation, delete-account, support), in the language of the request',
  params: z.object({ page: z.string() }),
  returns: z.object({ title: z.string(), description: z.string(), updated_at: Instant }),
  refuses: ['not_found'],
})
