import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, SentDay, StaffRole, Text, translated, Version } from './fields.ts'
import { InstantMode } from './instant-mode.ts'
import { staffRoles } from './people.ts'

const admin = { staff: ['admin'] } as const
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/** What the team decides about the programme, each within bounds that the database holds too. */
export const Settings = z.object({
  /** Who is a member at once, without being verified. */
  vouched: z.enum(['nobody', 'with_code', 'everybody']),
  /** Until the team has looked at somebody who signed up. */
  verification_business_days: whole(1, 60),
  coins_expire_after_months: whole(1, 120),
  /** For who becomes a member from then on. */
  welcome_bonus: whole(0, 100_000),
  /** In thousandths of a real. */
  coin_worth_thousandths: whole(0, 100_000),
  invoice_due_business_days: whole(1, 60),
  invoice_max_age_days: whole(1, 3650),
  second_decision_above: whole(0, 1_000_000),
  blind_check_percent: whole(0, 100),
  undo_seconds: whole(0, 600),
  claim_minutes: whole(1, 120),
  goal_price_days: whole(0, 365),
  delivery_business_days: whole(1, 120),
  /** Until the credit is on the phone. */
  top_up_business_days: whole(1, 120),
  /** Until somebody calls about an experience. */
  call_business_days: whole(1, 120),
  /** Of signed invoices; each distributor has its own mode besides, and the weaker one counts. */
  instant_credit: InstantMode,
  instant_limit_coins: whole(0, 1_000_000),
  /** Of one member, in one day. */
  instant_day_documents: whole(0, 1000),
  instant_day_coins: whole(0, 1_000_000),
  /** From receipt until the coins can be spent. */
  instant_hold_hours: whole(0, 720),
  instant_blind_percent: whole(0, 100),
  /** What who recommended gets of the coins of a purchase, in thousandths, by who they are. */
  recommendation_share_veterinarian: whole(0, 1000),
  recommendation_share_breeder: whole(0, 1000),
  recommendation_share_attendant: whole(0, 1000),
  /** What the attendant gets who put the code on the invoice. */
  recommendation_joining_coins: whole(0, 1000),
  /** Of a code that is made from then on. */
  recommendation_life_months: whole(1, 60),
  recommendation_purchases: whole(1, 100),
  /** Of one member in one month, for recommending and joining together. */
  recommendation_month_coins: whole(0, 1_000_000),
  /** Two people who meet so often in thirty days are looked at. */
  recommendation_pair_purchases: whole(1, 1000),
  /** A prize tied to the ranking is shown only together with its authorisation. */
  ranking_prize_texts: z.nullable(translated(300)),
  ranking_authorisation: z.nullable(z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(100))),
  /** The roles of the team that work only with a second factor. */
  second_factor_roles: z
    .array(StaffRole)
    .check(z.overwrite((chosen) => staffRoles.filter((role) => chosen.includes(role)))),
})
export type Settings = z.infer<typeof Settings>

/** What texts for members may state, each as a field: `{{coins_expire_after_months}}`. */
export const statedSettings = [
  'coins_expire_after_months',
  'invoice_due_business_days',
  'invoice_max_age_days',
  'goal_price_days',
  'delivery_business_days',
  'recommendation_share_veterinarian',
  'recommendation_share_breeder',
  'recommendation_share_attendant',
  'recommendation_joining_coins',
  'recommendation_life_months',
  'recommendation_purchases',
  'recommendation_month_coins',
] as const satisfies (keyof Settings)[]
export type StatedSetting = (typeof statedSettings)[number]

/** As texts and people say it: a share in thousandths is a percentage. */
export function statedValue(setting: StatedSetting, value: number): number {
  return setting.startsWith('recommendation_share_') ? value / 10 : value
}

export const readSettings = endpoint({
  method: 'GET',
  path: '/office/settings',
  for: admin,
  summary: 'What the team has decided about the programme',
  returns: z.extend(Settings, { version: Version }),
})

export const changeSettings = endpoint({
  method: 'POST',
  path: '/office/settings',
  for: admin,
  summary: 'Change settings; what is left out stays as it is',
  body: z.extend(z.partial(Settings), { version: Version }),
  returns: z.object({ version: Version }),
  refuses: ['stale'],
})

const closingDay = { name: Text, day: SentDay, is_yearly: z.boolean() }

/** A day on which the team does not work, besides national holidays: of the state, of the city, or its own. */
export const OfficeClosingDay = z.object({ ...closingDay, id: Id, day: z.iso.date() })
export type OfficeClosingDay = z.infer<typeof OfficeClosingDay>

export const closingDays = endpoint({
  method: 'GET',
  path: '/office/closing-days',
  for: admin,
  summary: 'The days on which the team does not work, in their order',
  returns: z.array(OfficeClosingDay),
})

export const addClosingDay = endpoint({
  method: 'POST',
  path: '/office/closing-days',
  for: admin,
  summary: 'Add a day on which the team does not work; promises made from now on count without it',
  idempotent: true,
  body: z.object(closingDay),
  returns: z.object({ id: Id }),
  refuses: ['day_taken'],
})

export const removeClosingDay = endpoint({
  method: 'POST',
  path: '/office/closing-days/:id/remove',
  for: admin,
  summary: 'The team works on this day after all',
  params: z.object({ id: Id }),
  returns: Done,
  refuses: ['not_found'],
})
