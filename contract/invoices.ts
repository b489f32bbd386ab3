import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, Text } from './fields.ts'

export const InvoiceStatus = z.enum(['received', 'counted', 'rejected', 'incomplete', 'reversed'])

export const listInvoices = endpoint({
  method: 'GET',
  path: '/documents',
  for: { level: 3 },
  summary: 'The invoices this person sent',
  returns: z.array(z.object({ number: z.string(), date: Instant, status: InvoiceStatus })),
})

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/document/create',
  for: { level: 3, role: 'attendant' },
  summary: 'Send an invoice with its product rows',
  idempotent: true,
  body: z.object({
    number: Text,
    products: z
      .array(
        z.object({
          product_id: Id,
          /** Reais with two decimals, as text: money is never a floating-point number. */
          value: z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  files: ['image'],
  returns: Done,
})
