import * as z from 'zod/mini'
import { cnpjOf, crmvOf, isCnpj, isCrmv } from '#domain/documents.ts'
import { endpoint } from './endpoint.ts'
import { must } from './faults.ts'
import { Cpf, Email, Id, Mobile, SentText, Text } from './fields.ts'
import { like } from './like.ts'
import { SentAddress } from './members.ts'
import { newPassword, repeated } from './passwords.ts'
import { DeviceToken, MemberToken } from './sessions.ts'

/** Promoters are made by staff. */
export const signUpProfiles = ['veterinarian', 'breeder', 'attendant'] as const

type Registered = { profile_type: string; profile_value?: string | undefined }

const hasCrmv = must<Registered>(
  ({ profile_type, profile_value = '' }) => profile_type !== 'veterinarian' || isCrmv(crmvOf(profile_value)),
  'crmv',
  'profile_value',
)
const hasCnpj = must<Registered>(
  ({ profile_type, profile_value = '' }) => profile_type !== 'attendant' || isCnpj(cnpjOf(profile_value)),
  'cnpj',
  'profile_value',
)

export const signUp = endpoint({
  method: 'POST',
  path: '/user/create',
  for: 'anyone',
  summary: 'Sign up and get a token',
  body: z
    .extend(SentAddress, {
      code: SentText,
      name: Text,
      profile_name: Text,
      /** The CRMV of a veterinarian, the CNPJ of an attendant's shop; of a breeder it is not read. */
      profile_value: SentText,
      email: Email,
      ...newPassword,
      phone: Mobile,
      profile_type: like(z.enum(signUpProfiles), 'breeder'),
      accept_regulation: z.boolean().check(must((accepted) => accepted, 'acceptance')),
      /** News and offers: a choice apart, which nothing depends on. */
      accept_communications: z.optional(z.boolean()),
      cpf: Cpf,
      /** A select without a choice sends an empty text. */
      distributor_id: z.optional(z.union([Id, z.literal(''), z.null()])),
      /** People who share a computer are each known on it. */
      device_token: DeviceToken,
    })
    .check(repeated, hasCrmv, hasCnpj),
  returns: MemberToken,
  refuses: [
    'email_taken',
    'cpf_taken',
    'code_unknown',
    'distributor_unknown',
    'password_common',
    'too_many_attempts',
  ],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/user/invitation/accept',
  for: 'anyone',
  summary:
    'Whoever came from an earlier programme chooses a password, accepts the regulation and is signed in',
  body: z
    .object({
      token: z.string().check(z.maxLength(200)),
      ...newPassword,
      accept_regulation: z.boolean().check(must((accepted) => accepted, 'acceptance')),
      accept_communications: z.optional(z.boolean()),
      device_token: DeviceToken,
    })
    .check(repeated),
  returns: MemberToken,
  refuses: ['recovery_link_spent', 'password_common'],
})
