import * as z from 'zod/mini'
import { refusals } from './refusals.ts'

const codes = Object.keys(refusals) as [keyof typeof refusals]

/** 422: the first message of each field is shown under the field. */
export const FieldErrors = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
})

/** Every other failure. 401 and 403 carry only the text, an outage the id under which it is logged. */
export const Failure = z.object({
  error: z.string(),
  code: z.optional(z.enum(codes)),
  request_id: z.optional(z.string()),
})
