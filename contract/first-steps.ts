import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done } from './fields.ts'
import { languages } from './languages.ts'

const admin = { staff: ['admin'] } as const
const writers = { staff: ['catalogue', 'admin'] } as const

/** What a programme needs before its doors open, in the order one does it. */
export const firstStepNames = [
  'mail',
  'team',
  'settings',
  'texts',
  'distributors',
  'products',
  'prizes',
  'people',
] as const
export type FirstStep = (typeof firstStepNames)[number]

export const firstSteps = endpoint({
  method: 'GET',
  path: '/office/first-steps',
  for: admin,
  summary: 'What is still missing before the doors open; nothing is ticked by hand',
  returns: z.object({
    steps: z.array(z.object({ step: z.enum(firstStepNames), is_done: z.boolean() })),
    is_closed: z.boolean(),
  }),
})

export const closeFirstSteps = endpoint({
  method: 'POST',
  path: '/office/first-steps/close',
  for: admin,
  summary: 'Put the list away',
  returns: Done,
})

export const translatedKinds = ['product', 'prize', 'category', 'challenge', 'reason', 'page'] as const

export const Untranslated = z.object({
  kind: z.enum(translatedKinds),
  id: z.string(),
  title: z.string(),
  /** In which its readers read Portuguese. */
  languages: z.array(z.enum(languages)),
})
export type Untranslated = z.infer<typeof Untranslated>

export const untranslated = endpoint({
  method: 'GET',
  path: '/office/untranslated',
  for: writers,
  summary: 'What the team wrote in Portuguese alone, as far as members see it',
  returns: z.array(Untranslated),
})
