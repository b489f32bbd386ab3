import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Email, Id, Text } from './fields.ts'
import { PetAnswers } from './simulator.ts'

export const createLead = endpoint({
  method: 'POST',
  path: '/lead/create',
  for: { level: 3 },
  summary: 'Keep a simulator result for a client who asked for it',
  idempotent: true,
  body: z.extend(PetAnswers, {
    name: Text,
    email: Email,
    phone: Text,
    cep: Text,
    accept_communications: z.boolean(),
    pet_name: Text,
    product: Text,
    product_id: Id,
    product_brand: Text,
    daily_dose: z.int().check(z.positive()),
  }),
  returns: Done,
})
