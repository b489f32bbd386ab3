import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { must } from './faults.ts'
import { Cep, DailyDose, Done, Email, Id, Instant, Link, Mobile, Text } from './fields.ts'
import { LeadStatus, SentLead } from './lead-fields.ts'
import { PetFields } from './pet-answers.ts'
import { coherent } from './simulator.ts'

const params = z.object({ id: Id })

export const createLead = endpoint({
  method: 'POST',
  path: '/lead/create',
  for: { level: 3 },
  summary: 'Keep a simulator result for a client who asked for it',
  idempotent: true,
  body: z
    .object({
      ...PetFields,
      name: Text,
      email: Email,
      phone: Mobile,
      cep: Cep,
      /** Without the client’s yes nothing of them is kept. */
      accept_communications: z.boolean().check(must((accepted) => accepted, 'client_consent')),
      pet_name: Text,
      /** Brand, title and dose are what the client was shown; what is kept is worked out again. */
      product: Text,
      product_id: Id,
      product_brand: Text,
      daily_dose: DailyDose,
    })
    .check(...coherent),
  /** The code that the client shows at the shop, and what the client’s link carries. */
  returns: z.object({ code: z.string(), token: z.string() }),
  refuses: ['product_not_fitting'],
})

export const Lead = z.object({
  id: Id,
  /** What the client shows at the shop, and what the client’s link carries. */
  code: z.string(),
  token: z.string(),
  created_at: Instant,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  pet_name: z.string(),
  pet: z.enum(['dog', 'cat']),
  product: z.object({
    id: Id,
    title: z.string(),
    brand: z.string(),
    slug: z.string(),
    image: Link,
    /** Its usual bag, taken where nobody says which was bought; null where the maker names none. */
    bag_grams: z.nullable(z.int()),
  }),
  /** Whole grams per day. */
  daily_dose: z.int(),
  status: LeadStatus,
  /** The bag that was bought, in grams. */
  bag_grams: z.nullable(z.int()),
  /** The day on which the bag runs out; the professional is told on it. */
  remind_on: z.nullable(z.iso.date()),
})
export type Lead = z.infer<typeof Lead>

export const listLeads = endpoint({
  method: 'GET',
  path: '/leads',
  for: { level: 3 },
  summary: 'The leads of this professional, newest first, a page at a time',
  query: z.object({ status: z.optional(LeadStatus), after: z.optional(Id) }),
  returns: z.object({ items: z.array(Lead), next: z.nullable(Id) }),
})

/**
 * Bought: the reminder is the day the bag runs out, counted from the day it was first said to be bought, unless a day
 * (or null for none) is named. Sent or closed: no reminder but a named one.
 */
export const updateLead = endpoint({
  method: 'POST',
  path: '/leads/:id',
  for: { level: 3 },
  summary: 'Say how a lead ended, and when to be reminded',
  params,
  body: SentLead,
  returns: Lead,
  refuses: ['not_found', 'day_gone_by'],
})

export const deleteLead = endpoint({
  method: 'POST',
  path: '/leads/:id/delete',
  for: { level: 3 },
  summary: 'Erase a lead, as its client may ask',
  params,
  returns: Done,
  refuses: ['not_found'],
})
