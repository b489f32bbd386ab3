import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  Cep,
  Coins,
  Done,
  Email,
  LevelId,
  Link,
  Mobile,
  OpeningCoins,
  OptionalText,
  ProfileType,
  SentText,
  Text,
} from './fields.ts'
import { languages } from './languages.ts'
import { Welcome } from './welcome.ts'

export const Address = z.object({
  state: Text,
  cep: Cep,
  city: Text,
  neighborhood: Text,
  address: Text,
  number: Text,
  complement: OptionalText,
  country: OptionalText,
})

export const SentAddress = z.extend(Address, { complement: SentText, country: SentText })

const Roles = z.object({
  attendant: z.boolean(),
  veterinarian: z.boolean(),
  breeder: z.boolean(),
  promoter: z.boolean(),
  prescriber: z.boolean(),
})

export const User = z.object({
  name: z.string(),
  email: z.string(),
  /** The e-mail that this person wants instead, until it is confirmed there. */
  email_awaited: z.optional(z.string()),
  /** Nobody has shown yet that the mailbox is theirs; left out once somebody has. */
  email_unconfirmed: z.optional(z.literal(true)),
  phone: z.nullable(z.string()),
  level: z.object({ id: LevelId, roles: Roles }),
  profile: z.object({
    name: z.nullable(z.string()),
    /** CRMV of a veterinarian, CNPJ of an attendant's shop; nobody else has one. */
    value: z.optional(z.string()),
    type: ProfileType,
  }),
  rewards: z.object({
    /** What can be spent now. */
    coins: Coins,
    points: Coins,
    /** What opens later, the soonest first and at most twelve moments; left out where nothing does. */
    opening: z.optional(z.array(OpeningCoins)),
  }),
  images: z.object({ avatar: Link, cover: Link }),
  address: z.nullable(Address),
  /** The day on which they joined. */
  since: z.optional(z.iso.date()),
  /** What staff want to know before they confirm somebody, until the data is changed. */
  data_asked: z.optional(z.string()),
  /** Of who waits at level 2 to be verified. */
  verification: z.optional(
    z.object({
      is_email_confirmed: z.boolean(),
      /** The day by which the team looks at them; null while it waits for an answer, and after a refusal. */
      due_on: z.nullable(z.iso.date()),
      /** Why the team did not verify them. */
      refusal: z.nullable(z.string()),
    }),
  ),
  /** Of who is new, until the first steps are done. */
  welcome: z.optional(Welcome),
})
export type User = z.infer<typeof User>

export const currentUser = endpoint({
  method: 'GET',
  path: '/user',
  for: 'member',
  summary: 'The signed-in person',
  offline: true,
  returns: User,
})

export const updateData = endpoint({
  method: 'POST',
  path: '/user/update',
  for: 'member',
  summary: 'Change name, workplace and phone; another e-mail counts once it is confirmed at its mailbox',
  body: z.object({ email: Email, name: Text, profile_name: Text, phone: Mobile }),
  returns: Done,
  refuses: ['email_taken', 'proof_needed', 'too_many_attempts'],
})

export const updateAddress = endpoint({
  method: 'POST',
  path: '/user/update/address',
  for: 'member',
  summary: 'Change the delivery address',
  body: SentAddress,
  returns: Done,
})

export const keepLanguage = endpoint({
  method: 'POST',
  path: '/user/language',
  for: 'member',
  summary: 'The language of this person’s mails',
  body: z.object({ language: z.enum(languages) }),
  returns: Done,
})

const imageRefusals = [
  'file_empty',
  'file_many',
  'image_type',
  'image_broken',
  'image_too_many_pixels',
  'image_animated',
] as const

export const updateCover = endpoint({
  method: 'POST',
  path: '/user/update/image/cover',
  for: 'member',
  summary: 'Replace the cover image',
  files: ['image'],
  returns: Done,
  refuses: imageRefusals,
})

export const updateAvatar = endpoint({
  method: 'POST',
  path: '/user/update/image/profile',
  for: 'member',
  summary: 'Replace the profile image',
  files: ['image'],
  returns: Done,
  refuses: imageRefusals,
})

/** It takes the place of one that was sent before, and answers the question. */
export const sendAskedDocument = endpoint({
  method: 'POST',
  path: '/user/asked-document',
  for: 'member',
  summary: 'Send the picture or PDF that staff asked for before they confirm somebody',
  files: ['image'],
  returns: Done,
  refuses: [
    'nothing_asked',
    'file_empty',
    'file_many',
    'asked_file_type',
    'image_broken',
    'image_too_many_pixels',
  ],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/user/delete-account',
  for: 'member',
  summary: 'Erase the account and everything about the person',
  erasesCaller: true,
  returns: Done,
  refuses: ['proof_needed'],
})
