import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done } from './fields.ts'
import { like } from './like.ts'

export const messageChannels = ['sms', 'whatsapp'] as const
export type MessageChannel = (typeof messageChannels)[number]

export const PhoneMessages = z.object({
  /** By which messages go to phones; null where none do. */
  channel: z.nullable(z.enum(messageChannels)),
  /** Whether this person has a phone, and has shown that it is theirs. */
  has_phone: z.boolean(),
  is_proved: z.boolean(),
  /** Whether notices go there. */
  is_on: z.boolean(),
})
export type PhoneMessages = z.infer<typeof PhoneMessages>

export const phoneMessages = endpoint({
  method: 'GET',
  path: '/user/phone/messages',
  for: 'member',
  summary: 'Whether messages go to the phone of this person',
  returns: PhoneMessages,
})

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/user/phone/code',
  for: 'member',
  summary: 'Send a code to the own phone, by a message; it is good for ten minutes',
  returns: Done,
  refuses: ['proof_needed', 'too_many_attempts', 'not_found'],
})

export const provePhone = endpoint({
  method: 'POST',
  path: '/user/phone/prove',
  for: 'member',
  summary: 'Show with the code that the phone is one’s own; from then on notices go there',
  body: z.object({
    code: like(
      z.string().check(
        z.overwrite((typed) => typed.replace(/\s/g, '')),
        z.minLength(1),
        z.maxLength(20),
      ),
      '204817',
    ),
  }),
  returns: Done,
  refuses: ['phone_code_wrong', 'phone_code_spent'],
})

export const choosePhoneMessages = endpoint({
  method: 'POST',
  path: '/user/phone/messages',
  for: 'member',
  summary: 'Whether notices go to the phone; it has to be proved before',
  body: z.object({ is_on: z.boolean() }),
  returns: Done,
  refuses: ['not_found'],
})
