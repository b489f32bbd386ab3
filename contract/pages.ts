import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Instant } from './fields.ts'
import { textPageCall } from './public-pages.ts'

export const pageKeys = ['privacy', 'regulation', 'delete-account', 'support'] as const
export type PageKey = (typeof pageKeys)[number]

export function isPageKey(value: string): value is PageKey {
  return pageKeys.some((key) => key === value)
}

export const textPage = endpoint({
  ...textPageCall,
  revalidates: true,
  summary: 'A text page (privacy, regulation, delete-account, support), in the language of the request',
  params: z.object({ page: z.string() }),
  returns: z.object({ title: z.string(), description: z.string(), updated_at: Instant }),
  refuses: ['not_found'],
})
