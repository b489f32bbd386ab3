import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant, OptionalText } from './fields.ts'
import { listQuery, page } from './office-list.ts'
import { signUpProfiles } from './sign-up.ts'

const verifying = { staff: ['reviewer', 'support', 'admin'] } as const
const params = z.object({ id: Id })
const Profile = z.enum(signUpProfiles)

/** What was asked of somebody, as they were told, and when they changed their data after that. */
const Asked = z.object({ text: z.string(), at: Instant, given_at: z.nullable(Instant) })

export const Waiting = z.object({
  id: Id,
  name: z.string(),
  profile: Profile,
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  since: Instant,
  /** Business days since then. */
  days: z.int(),
  asked: z.nullable(Asked),
})
export type Waiting = z.infer<typeof Waiting>

export const verificationQueue = endpoint({
  method: 'GET',
  path: '/office/verification',
  for: verifying,
  summary:
    'Who waits to be verified, longest first; before them who gave what was asked, after them who has yet to',
  query: listQuery(['since'], { profile: z.optional(Profile), state: OptionalText }),
  returns: page(Waiting),
})

/** Somebody else who declared the same. */
const Other = z.object({ id: Id, name: z.string() })

export const Verification = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  profile: Profile,
  level: z.literal([1, 2, 3]),
  refusal: z.nullable(z.string()),
  asked: z.nullable(Asked),
  /** What they sent because it was asked for, to look at for some minutes. */
  document: z.nullable(z.object({ link: z.string(), type: z.enum(['image', 'pdf']), sent_at: Instant })),
  workplace: z.nullable(z.string()),
  /** The CRMV of a veterinarian, the CNPJ of an attendant's shop. */
  registration: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  distributor: z.nullable(z.string()),
  since: Instant,
  /** Of who asks: somebody else decides. */
  is_own: z.boolean(),
  /** What the programme can tell by itself. */
  seen: z.object({
    cpf_is_valid: z.boolean(),
    /** Whether the check digits of a CNPJ are right; a CRMV has none, so only its form is looked at. */
    registration_is_valid: z.nullable(z.boolean()),
    same_registration: z.array(Other),
    same_phone: z.array(Other),
    same_workplace: z.array(Other),
    promoter: z.nullable(z.object({ name: z.string(), code: z.nullable(z.string()) })),
  }),
})
export type Verification = z.infer<typeof Verification>

export const verification = endpoint({
  method: 'GET',
  path: '/office/verification/:id',
  for: verifying,
  summary: 'What somebody declared, and what the programme knows of it',
  params,
  returns: Verification,
  refuses: ['not_found'],
})
