import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { must } from './faults.ts'
import { Id, ProfileType, SentDay } from './fields.ts'
import { CsvFile } from './office-list.ts'

const analysts = { staff: ['analyst', 'admin'] } as const

/** For who keeps it running, in the words of the log. */
export const systemState = endpoint({
  method: 'GET',
  path: '/office/system',
  for: { staff: ['admin'] },
  summary:
    'The version that runs, whether a worker was seen within a minute, and files that nobody dares to remove',
  returns: z.object({
    version: z.string(),
    is_worker_seen: z.boolean(),
    /** Unused files that went to the bin last night. */
    binned_files: z.int(),
    /** So many in one place are unused that they were left there. */
    refused_files: z.array(z.object({ prefix: z.string(), files: z.int(), unused: z.int() })),
  }),
})

const longestDays = 400

/** Days of São Paulo, both of them included. */
export const Period = z.object({ from: SentDay, to: SentDay }).check(
  must(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
      return days >= 0 && days < longestDays
    },
    'period',
    'to',
  ),
)
export type Period = z.infer<typeof Period>

const Week = z.iso.date()

/**
 * What members had when the period began, what came and went, and what they had when it ended. What left the wallets is
 * negative. Coins that a member owes, because they were spent before they were taken back, are told apart: opening, all
 * that came and went, and how much their debt grew, are together closing.
 */
export const CoinReport = z.object({
  opening: z.int(),
  opening_debt: z.int(),
  issued: z.int(),
  /** Balances of an older programme. */
  imported: z.int(),
  reversed: z.int(),
  adjusted: z.int(),
  spent: z.int(),
  refunded: z.int(),
  expired: z.int(),
  written_off: z.int(),
  closing: z.int(),
  closing_debt: z.int(),
  /** What a coin is worth, in thousandths of a real. */
  worth_thousandths: z.int(),
  /** What members have and what members owe, as of today, whatever the period. */
  outstanding: z.int(),
  debt: z.int(),
  expiring: z.array(z.object({ days: z.literal([30, 60, 90]), coins: z.int() })),
  /** By the week's Monday; weeks without a movement too. What members had and owed is of its end. */
  weeks: z.array(
    z.object({
      week: Week,
      issued: z.int(),
      spent: z.int(),
      expired: z.int(),
      closing: z.int(),
      closing_debt: z.int(),
    }),
  ),
})
export type CoinReport = z.infer<typeof CoinReport>

export const coinReport = endpoint({
  method: 'GET',
  path: '/office/reports/coins',
  for: { ...analysts, machines: true },
  summary: 'Coins issued, spent, expired and outstanding, and what they are worth',
  query: Period,
  returns: CoinReport,
})

const Histogram = z.array(z.object({ days: z.int(), count: z.int() }))

export const InvoiceReport = z.object({
  /** Of those sent in the period, as they are now. */
  states: z.object({
    received: z.int(),
    counted: z.int(),
    rejected: z.int(),
    incomplete: z.int(),
    reversed: z.int(),
    /** Gone with their members before anybody decided. */
    erased: z.int(),
  }),
  /** Decided in the period: counted or rejected. */
  decided: z.int(),
  within: z.int(),
  /** Business days from sending to decision. */
  days: Histogram,
  median_days: z.nullable(z.number()),
  /** Of the decided ones, those that the programme credited at once. */
  at_once: z.int(),
  weeks: z.array(
    z.object({ week: Week, sent: z.int(), decided: z.int(), within: z.int(), at_once: z.int() }),
  ),
})
export type InvoiceReport = z.infer<typeof InvoiceReport>

export const invoiceReport = endpoint({
  method: 'GET',
  path: '/office/reports/invoices',
  for: { ...analysts, machines: true },
  summary: 'Invoices by state, time to decision, share within the promise',
  query: Period,
  returns: InvoiceReport,
})

export const ReviewerRow = z.object({
  id: Id,
  name: z.string(),
  decisions: z.int(),
  approved: z.int(),
  rejected: z.int(),
  photos: z.int(),
  undone: z.int(),
  /** In the hours in which they decided anything. */
  per_hour: z.number(),
  /** Between two decisions that followed each other; null with fewer than two. */
  median_seconds: z.nullable(z.int()),
  /** Rejected, and sent to a new analysis by the member. */
  asked_again: z.int(),
  /** Of their approvals, those that somebody looked at again blind, and agreed with. */
  checked: z.int(),
  agreed: z.int(),
})

export const reviewerReport = endpoint({
  method: 'GET',
  path: '/office/reports/reviewers',
  for: { ...analysts, machines: true },
  summary: 'What each reviewer decided, and how fast',
  query: Period,
  returns: z.array(ReviewerRow),
})

export const MemberReport = z.object({
  /** Members as of now: neither promoters nor who was invited and has not accepted. */
  total: z.int(),
  promoters: z.int(),
  invited: z.int(),
  /** Members whose verification was refused; they are on no level. */
  refused: z.int(),
  /** Blocked, waiting for their verification, verified. */
  levels: z.array(z.object({ level: z.int(), count: z.int() })),
  profiles: z.array(z.object({ profile_type: ProfileType, count: z.int() })),
  /** Sent, redeemed, simulated for a client, prescribed, or just looked, in the period. */
  active: z.int(),
  /** Members by the day on which their account was opened; also those who left since. */
  weeks: z.array(z.object({ week: Week, sign_ups: z.int() })),
})
export type MemberReport = z.infer<typeof MemberReport>

export const memberReport = endpoint({
  method: 'GET',
  path: '/office/reports/members',
  for: { ...analysts, machines: true },
  summary: 'How many people take part, and how many came',
  query: Period,
  returns: MemberReport,
})

const Bought = { invoices: z.int(), members: z.int(), cents: z.int() }

export const goodsReport = endpoint({
  method: 'GET',
  path: '/office/reports/products',
  for: { ...analysts, machines: true },
  summary: 'What counted invoices brought, by product and by distributor',
  query: Period,
  returns: z.object({
    products: z.array(z.object({ id: Id, title: z.string(), brand: z.string(), units: z.int(), ...Bought })),
    /** By who issued the invoice; null where nothing says it, or it is none of ours. */
    distributors: z.array(z.object({ id: z.nullable(Id), title: z.nullable(z.string()), ...Bought })),
  }),
})

export const RedemptionReport = z.object({
  prizes: z.array(
    z.object({ id: Id, title: z.string(), count: z.int(), coins: z.int(), cancelled: z.int() }),
  ),
  delivered: z.int(),
  /** Arrived by the promised day. */
  within: z.int(),
  /** On their way, or not even that, after the promised day. */
  late: z.int(),
  /** Business days from request to delivery. */
  days: Histogram,
  median_days: z.nullable(z.number()),
})
export type RedemptionReport = z.infer<typeof RedemptionReport>

export const redemptionReport = endpoint({
  method: 'GET',
  path: '/office/reports/redemptions',
  for: { ...analysts, machines: true },
  summary: 'What was redeemed, and how long it took to arrive',
  query: Period,
  returns: RedemptionReport,
})

export const promoterReport = endpoint({
  method: 'GET',
  path: '/office/reports/promoters',
  for: { ...analysts, machines: true },
  summary: 'Sign-ups by promoter',
  query: Period,
  returns: z.array(
    z.object({
      id: z.nullable(Id),
      name: z.nullable(z.string()),
      code: z.nullable(z.string()),
      sign_ups: z.int(),
      verified: z.int(),
    }),
  ),
})

/** Fields that a person looked at; those that were wrong although they seemed sure stand out. */
const ReadFields = { documents: z.int(), fields: z.int(), right: z.int(), sure_but_wrong: z.int() }

export const ReadingReport = z.object({
  documents: z.int(),
  fields: z.array(
    z.object({
      field: z.enum(['number', 'issued_on', 'total', 'row_value', 'product', 'quantity']),
      source: z.enum(['xml', 'code', 'key', 'text', 'words']),
      file_kind: z.enum(['photo', 'pdf', 'xml']),
      ...ReadFields,
    }),
  ),
  /** By the first eight signs of the CNPJ, the most documents first; null where the issuer is not a company. */
  issuers: z.array(z.object({ issuer: z.nullable(z.string()), ...ReadFields })),
  weeks: z.array(z.object({ week: Week, ...ReadFields })),
})
export type ReadingReport = z.infer<typeof ReadingReport>

export const readingReport = endpoint({
  method: 'GET',
  path: '/office/reports/readings',
  for: { ...analysts, machines: true },
  summary: 'How much of the documents that people approved was read right',
  query: Period,
  returns: ReadingReport,
})

/** Of the recommendations made in the period: opened by the client, bought, and bought again. */
const Funnel = {
  recommended: z.int(),
  opened: z.int(),
  bought: z.int(),
  again: z.int(),
  /** What who recommended earned with them so far. */
  coins: z.int(),
}

export const RecommendationReport = z.object({
  ...Funnel,
  /** Without a name are those who left. */
  professionals: z.array(
    z.object({
      id: z.nullable(Id),
      name: z.nullable(z.string()),
      profile_type: z.nullable(ProfileType),
      ...Funnel,
    }),
  ),
  products: z.array(z.object({ id: Id, title: z.string(), brand: z.string(), ...Funnel })),
  /** Where the codes were shown in the period, whenever they were made; without a name are those of who left. */
  shops: z.array(
    z.object({
      name: z.nullable(z.string()),
      city: z.nullable(z.string()),
      state: z.nullable(z.string()),
      purchases: z.int(),
      codes: z.int(),
      professionals: z.int(),
      /** What who joined the two earned. */
      coins: z.int(),
    }),
  ),
})
export type RecommendationReport = z.infer<typeof RecommendationReport>

export const recommendationReport = endpoint({
  method: 'GET',
  path: '/office/reports/recommendations',
  for: { ...analysts, machines: true },
  summary: 'From recommendation to purchase, by professional, product and shop',
  query: Period,
  returns: RecommendationReport,
})

export const ReportName = z.enum([
  'coins',
  'invoices',
  'reviewers',
  'members',
  'products',
  'distributors',
  'redemptions',
  'promoters',
  'readings',
  'issuers',
  'recommenders',
  'recommended_products',
  'recommended_shops',
])
export type ReportName = z.infer<typeof ReportName>

export const reportFile = endpoint({
  method: 'GET',
  path: '/office/reports/:report/file',
  for: { ...analysts, machines: true },
  summary: 'A report as a file for spreadsheets',
  params: z.object({ report: ReportName }),
  query: Period,
  returns: CsvFile,
})

export const dashboardDays = ['7', '30', '90', '365'] as const

export const Dashboard = z.object({
  invoices: z.object({
    waiting: z.int(),
    late: z.int(),
    /** By the day until which they are promised, soonest first; days gone by too. */
    due: z.array(z.object({ due_on: z.iso.date(), count: z.int() })),
    awaiting_second: z.int(),
    asked_again: z.int(),
  }),
  verification: z.object({
    waiting: z.int(),
    oldest_at: z.nullable(z.iso.datetime()),
    /** Waiting for more than two business days. */
    slow: z.int(),
  }),
  /** What waits for the team: parcels to pack and being packed, and what nobody packs, by kind. */
  redemptions: z.object({
    requested: z.int(),
    preparing: z.int(),
    top_ups: z.int(),
    experiences: z.int(),
    late: z.int(),
  }),
  /** The chosen days, beside as many before them. */
  coins: z.object({
    issued: z.int(),
    issued_before: z.int(),
    spent: z.int(),
    spent_before: z.int(),
    expired: z.int(),
    expired_before: z.int(),
    /** What members have, and what members owe. */
    outstanding: z.int(),
    debt: z.int(),
    expiring_30: z.int(),
    worth_thousandths: z.int(),
  }),
  /** Twelve weeks. */
  weeks: z.array(z.object({ week: Week, issued: z.int(), spent: z.int() })),
  decided: z.object({
    total: z.int(),
    within: z.int(),
    median_days: z.nullable(z.number()),
    weeks: z.array(z.object({ week: Week, decided: z.int(), within: z.int() })),
  }),
  low_stock: z.array(z.object({ id: Id, title: z.string(), stock: z.int() })),
  members: z.object({ total: z.int(), active: z.int() }),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboard = endpoint({
  method: 'GET',
  path: '/office/dashboard',
  for: 'staff',
  summary: 'The state of the programme in one glance; figures of the last 30 days unless asked otherwise',
  query: z.object({ days: z.optional(z.enum(dashboardDays)) }),
  returns: Dashboard,
})

/** How many wait in each queue; shown beside its name wherever one is in the back office. */
export const QueueCounts = z.object({
  invoices: z.int(),
  verification: z.int(),
  redemptions: z.int(),
  adjustments: z.int(),
})
export type QueueCounts = z.infer<typeof QueueCounts>

export const queueCounts = endpoint({
  method: 'GET',
  path: '/office/queues',
  for: 'staff',
  summary: 'How many invoices, members, redemptions and coins by hand wait for the team',
  returns: QueueCounts,
})
