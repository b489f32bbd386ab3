import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './fields.ts'

const attendants = { level: 3, role: 'attendant' } as const

export const mailedInvoices = endpoint({
  method: 'GET',
  path: '/document/mailed',
  for: attendants,
  summary: 'Where this person sends invoices by mail, and what came so and waits to be looked at',
  returns: z.object({
    /** Null where invoices are not taken by mail. */
    address: z.nullable(z.string()),
    files: z.array(
      z.object({
        id: Id,
        received_at: Instant,
        type: z.enum(['jpeg', 'png', 'webp', 'pdf', 'xml']),
        /** Good for some minutes. */
        link: z.string(),
      }),
    ),
  }),
})

export const takeMailedInvoice = endpoint({
  method: 'POST',
  path: '/document/mailed/:id/take',
  for: attendants,
  summary: 'Say that a file which came by mail is now in the app, which sends it or drops it',
  params: z.object({ id: Id }),
  returns: Done,
  refuses: ['not_found'],
})

/** Attachments of 10 MB grow by a third in a mail. */
export const largestMailBytes = 28 * 1024 * 1024

/** `pass`, `fail`, `none` … as RFC 8601 names them, in any case. */
const Result = z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(20)))
const Domain = z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(253)))

export const handOverMail = endpoint({
  method: 'POST',
  path: '/office/invoice-mail',
  for: { staff: ['admin'], machines: true },
  summary:
    'Hand over a mail as it came, with what the mail server found about its sender; what is not proved is dropped',
  body: z.object({
    dmarc: Result,
    spf: Result,
    /** Of the envelope’s sender. */
    spf_domain: Domain,
    dkim: Result,
    /** That signed. */
    dkim_domain: Domain,
  }),
  files: ['message'],
  largestFileBytes: largestMailBytes,
  returns: Done,
  refuses: ['not_found', 'file_empty', 'file_many'],
})
