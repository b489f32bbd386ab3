import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Cep, Cpf, DailyDose, Done, Email, Id, Instant, Link, Mobile, Text } from './fields.ts'

const params = z.object({ id: Id })
const prescriber = { level: 3, role: 'prescriber' } as const

/** What fits on one printed page, beside everything else that stands there. */
export const longest = { client_name: 120, pet_name: 60, pet_breed: 60 } as const

export const Prescription = z.object({
  id: Id,
  /** What the QR code and the link lead to: `/receita/<code>`. */
  code: z.string(),
  /** What the client shows at the shop. */
  recommendation: z.string(),
  created_at: Instant,
  product: z.object({
    id: Id,
    title: z.string(),
    brand: z.string(),
    slug: z.string(),
    color: z.string(),
    pet: z.enum(['dog', 'cat']),
    image: Link,
  }),
  client_name: z.string(),
  cpf: z.string(),
  phone: z.string(),
  email: z.string(),
  pet_name: z.nullable(z.string()),
  pet_breed: z.string(),
  cep: z.string(),
  daily_dose: z.nullable(z.int()),
})
export type Prescription = z.infer<typeof Prescription>

export const SentPrescription = z.object({
  product_id: Id,
  client_name: Text.check(z.maxLength(longest.client_name)),
  cpf: Cpf,
  phone: Mobile,
  email: Email,
  pet_name: z.optional(Text.check(z.maxLength(longest.pet_name))),
  pet_breed: Text.check(z.maxLength(longest.pet_breed)),
  cep: Cep,
  /** If it comes from the simulator or the professional wrote it. */
  daily_dose: z.optional(DailyDose),
})

export const createPrescription = endpoint({
  method: 'POST',
  path: '/prescriptions',
  for: prescriber,
  summary: 'Prescribe a product to a client',
  idempotent: 'sealed',
  body: SentPrescription,
  returns: Prescription,
  refuses: ['product_unavailable'],
})

export const listPrescriptions = endpoint({
  method: 'GET',
  path: '/prescriptions',
  for: prescriber,
  summary: 'The prescriptions of this professional, newest first, a page at a time',
  query: z.object({ after: z.optional(Id) }),
  returns: z.object({ items: z.array(Prescription), next: z.nullable(Id) }),
})

export const onePrescription = endpoint({
  method: 'GET',
  path: '/prescriptions/:id',
  for: prescriber,
  summary: 'One prescription of this professional, to be printed',
  params,
  returns: Prescription,
  refuses: ['not_found'],
})

export const deletePrescription = endpoint({
  method: 'POST',
  path: '/prescriptions/:id/delete',
  for: prescriber,
  summary: 'Erase a prescription, as its client may ask',
  params,
  returns: Done,
  refuses: ['not_found'],
})
