import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { shaped } from './faults.ts'
import { Coins, Done, Id, Instant, Text, Version } from './fields.ts'
import { like } from './like.ts'
import { CsvFile, listQuery, page, SearchText } from './office-list.ts'
import { PrizeKind } from './prize-fields.ts'
import { BestTime, KeptAddress, RedemptionPath, RedemptionStatus } from './redemptions.ts'

const shipping = { staff: ['support', 'catalogue', 'admin'] } as const
const params = z.object({ id: Id })
const changed = z.object({ version: Version })

export const OfficeRedemption = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  /** Where its picture is, as it was when it was asked for. */
  image: z.nullable(z.string()),
  coins: Coins,
  kind: PrizeKind,
  status: RedemptionStatus,
  requested_at: Instant,
  deliver_by: z.iso.date(),
  /** Null once the account is deleted, and so is where it went. */
  member: z.nullable(z.object({ id: Id, name: z.string(), email: z.string() })),
  address: z.nullable(KeptAddress),
  phone: z.nullable(z.string()),
  best_time: z.nullable(BestTime),
  /** Of a code, which the team does not see: whether its member has. */
  is_uncovered: z.nullable(z.boolean()),
  carrier: z.nullable(z.string()),
  tracking_code: z.nullable(z.string()),
  tracking_link: z.nullable(z.string()),
  version: Version,
})
export type OfficeRedemption = z.infer<typeof OfficeRedemption>

const query = listQuery(['requested_at', 'deliver_by', 'coins'], {
  /** A code, a prize or a person. */
  q: SearchText,
  status: z.optional(RedemptionStatus),
  kind: z.optional(PrizeKind),
  /** Only those whose promised day is gone by. */
  late: z.optional(z.literal('yes')),
})

export const officeRedemptions = endpoint({
  method: 'GET',
  path: '/office/redemptions',
  for: { ...shipping, machines: true },
  summary: 'Redemptions, those that wait longest first',
  query,
  returns: page(OfficeRedemption),
})

export const officeRedemption = endpoint({
  method: 'GET',
  path: '/office/redemptions/:id',
  for: { ...shipping, machines: true },
  summary: 'One redemption with its way so far',
  params,
  returns: z.extend(OfficeRedemption, {
    /** What happened, oldest first. */
    path: RedemptionPath,
    /** Why it was cancelled, in the words of the team. */
    reason: z.nullable(z.string()),
  }),
  refuses: ['not_found'],
})

export const redemptionsFile = endpoint({
  method: 'GET',
  path: '/office/redemptions/file',
  for: { ...shipping, machines: true },
  summary: 'The redemptions as a file',
  query,
  returns: CsvFile,
})

export const redemptionCounts = endpoint({
  method: 'GET',
  path: '/office/redemptions/counts',
  for: shipping,
  summary: 'How many redemptions are in each state, up to one more than lists count',
  returns: z.record(RedemptionStatus, z.int()),
})

export const pickList = endpoint({
  method: 'GET',
  path: '/office/redemptions/pick-list',
  for: { ...shipping, machines: true },
  summary: 'What is to be taken from the shelves: each prize with the codes that wait for it',
  query: z.object({
    /** Those of one state; of both if it is not said. */
    status: z.optional(z.enum(['requested', 'preparing'])),
    /** Only these, by their codes with commas between. */
    codes: z.optional(
      like(z.string().check(z.maxLength(8000), z.regex(/^R-\d{1,9}(,R-\d{1,9})*$/)), 'R-20418,R-20419'),
    ),
  }),
  returns: z.array(z.object({ prize_id: Id, title: z.string(), codes: z.array(z.string()) })),
})

export const HaltedRedemption = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  cancelled_at: Instant,
  was_preparing: z.boolean(),
})
export type HaltedRedemption = z.infer<typeof HaltedRedemption>

export const haltedRedemptions = endpoint({
  method: 'GET',
  path: '/office/redemptions/halted',
  for: shipping,
  summary:
    'What is not to be sent, because its member deleted the account, until somebody says that they know',
  returns: z.array(HaltedRedemption),
})

export const seeHalted = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/halt-seen',
  for: shipping,
  summary: 'Say that a halted redemption will not be sent: it is no longer shown to everybody',
  params,
  returns: Done,
  refuses: ['not_found', 'stale'],
})

/** As a file of the carrier has them; whether they make sense is said row by row. */
export const TrackingRow = z.object({
  line: z.int().check(z.positive()),
  code: z.string().check(z.overwrite(cleaned), z.maxLength(40)),
  carrier: z.string().check(z.overwrite(cleaned), z.maxLength(200)),
  tracking_code: z.string().check(z.overwrite(cleaned), z.maxLength(200)),
  tracking_link: z.string().check(z.overwrite(cleaned), z.maxLength(1000)),
})
export type TrackingRow = z.infer<typeof TrackingRow>

export const TrackingOutcome = z.enum([
  'shipped',
  /** It already said so: nothing is changed and nobody is told again. */
  'already',
  'unknown_code',
  'repeated',
  'carrier_missing',
  'link_wrong',
  'shipped_otherwise',
  'delivered_otherwise',
  'cancelled',
  /** A code, credit for a phone or an experience: nothing is shipped. */
  'no_parcel',
  /** It goes to whoever imports the file. */
  'own_account',
  /** Cancelled, or no longer anybody's, because its member deleted the account. */
  'account_deleted',
])
export type TrackingOutcome = z.infer<typeof TrackingOutcome>

export const importTracking = endpoint({
  method: 'POST',
  path: '/office/redemptions/tracking',
  for: { ...shipping, machines: true },
  summary:
    'Ship many at once by the carrier’s file; each row is answered by itself, and the same file twice changes nothing',
  body: z.object({ rows: z.array(TrackingRow).check(z.minLength(1), z.maxLength(2000)) }),
  returns: z.object({ results: z.array(z.object({ line: z.int(), outcome: TrackingOutcome })) }),
})

export const prepareRedemption = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/prepare',
  for: shipping,
  summary: 'The prize is being packed',
  params,
  body: z.object({ version: Version }),
  returns: changed,
  refuses: ['not_found', 'stale', 'own_account', 'not_its_step'],
})

export const SentShipment = z.object({
  version: Version,
  carrier: Text,
  tracking_code: z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(60))),
  tracking_link: z.optional(
    like(
      z.string().check(z.maxLength(500), ...shaped(/^https:\/\/[^\s"'<>]+$/, 'web_address')),
      'https://rastreio.example/BR123',
    ),
  ),
})

export const shipRedemption = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/ship',
  for: shipping,
  summary: 'The parcel is with its carrier',
  params,
  body: SentShipment,
  returns: changed,
  refuses: ['not_found', 'stale', 'own_account', 'not_its_step'],
})

export const deliverRedemption = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/deliver',
  for: shipping,
  summary: 'The parcel has arrived, the credit is there, or the experience is over',
  params,
  body: z.object({ version: Version }),
  returns: changed,
  refuses: ['not_found', 'stale', 'own_account', 'not_its_step'],
})

export const SentCancellation = z.object({
  version: Version,
  reason: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(300)),
})

export const cancelRedemptionByStaff = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/cancel',
  for: shipping,
  summary: 'Cancel a redemption that has not arrived; coins and stock come back, the member reads the reason',
  params,
  body: SentCancellation,
  returns: changed,
  refuses: ['not_found', 'stale', 'own_account', 'account_deleted', 'not_its_step'],
})

/** What was arranged; the member reads it. */
const Note = z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(500)))

export const SentContact = z.object({ version: Version, note: Note })

export const contactRedemption = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/contact',
  for: shipping,
  summary: 'Somebody has called the member about an experience',
  params,
  body: SentContact,
  returns: changed,
  refuses: ['not_found', 'stale', 'own_account', 'not_its_step'],
})

export const bookRedemption = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/book',
  for: shipping,
  summary: 'An experience is booked',
  params,
  body: z.object({ version: Version, note: Note }),
  returns: changed,
  refuses: ['not_found', 'stale', 'own_account', 'not_its_step'],
})

export const mailCodeByStaff = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/code/mail',
  for: shipping,
  summary: 'Mail the code of a digital prize to its member again; the team does not see it',
  params,
  returns: Done,
  refuses: ['not_found', 'account_deleted', 'email_unconfirmed'],
})
