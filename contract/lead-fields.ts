import * as z from 'zod/mini'
import { SentDay } from './fields.ts'

/** `sent` until the professional says how it ended. */
export const LeadStatus = z.enum(['sent', 'bought', 'closed'])
export type LeadStatus = z.infer<typeof LeadStatus>

export const SentLead = z.object({
  status: LeadStatus,
  bag_grams: z.optional(z.int().check(z.gte(100), z.lte(50_000))),
  remind_on: z.optional(z.nullable(SentDay)),
})
