import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Instant } from './fields.ts'

/** What must always be so of the books: the name under which a check reports what it finds. */
export const ledgerRules = [
  'a journal has two sides that are equal',
  'all entries sum to zero',
  'an entry belongs to the wallet of its journal, or to the account where its kind is posted',
  'each entry continues the balance before it',
  'a credit is a lot of its amount',
  'an invoice earns once',
  'a challenge pays a member once',
  'a purchase pays who recommended it and who joined it once',
  'a member is welcomed once',
  'a redemption has one debit and at most one refund',
  'a journal is undone once, and for what it was',
  'a balance is the sum of its entries',
  'no wallet is negative, owes while it has coins, or has coins and no owner',
  'points are what was earned and not reversed',
  'everybody but promoters has a wallet',
  'a wallet is written off when its owner leaves, and nothing moves in it afterwards',
  'lots hold the balance',
  'a lot holds what was not taken from it',
  'lots are moved by journals of their own wallet',
  'a movement takes from lots what it takes from the balance',
  'a lot ends on the day that its lifetime says, and that lifetime was in force once',
  'coins are taken until their last day, and expire after it',
  'no coins are left long after their last day',
  'no coins are spent before they open',
  'the coins that end soonest are taken first',
  'a refund returns to the lots it came from',
  'what was earned or taken back is of an invoice of the same member',
  'a counted invoice has exactly one credit of its coins, or earned none',
  'a reversed invoice has its credit taken back, and no other has',
  'a fiscal key has earned once, be it typed or shown by the document',
  'an invoice was read before it was approved',
  'what nobody approved was credited by the rules, for the same coins',
  'an invoice earned what its counted values come to',
  'what counts of an invoice is what was decided',
  'the key of an invoice that has earned is kept as used',
  'what was paid or given back is of a redemption of the same member',
  'a redemption was paid once, at its price',
  'what was cancelled was given back, and nothing else',
  'the stock is what was put there less what was taken',
  'what was taken is what redemptions took and kept',
  'the stock of a digital prize is the codes that nobody has',
  'a digital redemption that counts has its code',
  'a file gives the coins that its lines say, and no more than two people let in',
  'a balance of an older programme comes with a file of members',
  'a recommendation pays what its purchase says, and a reversed one has it taken back',
  'a recommendation counts the purchases that were not reversed',
  'a purchase is of an invoice that counts, and never of who recommended it',
  'a month counts what recommendations paid in it and did not take back',
  'a welcome pays what was promised, to somebody who has earned',
  'a bonus is of a challenge that there is',
  'progress is what the invoices brought',
  'what an invoice brought belongs to somebody who takes part, and the invoice counts',
  'a challenge pays its bonus to who has reached it and kept it, and to nobody else',
  'a challenge is reached where its target is',
  'what a cap counts is what was paid and not taken back, and it is over where there is no room',
  'a score is what was earned in its month and not taken back in it',
  'who is seen in the ranking is who takes part in it',
  'the tally counts everybody who is seen, at every level',
] as const
export type LedgerRule = (typeof ledgerRules)[number]

/** Of each rule so many rows at most are told. */
export const mostRowsOfRule = 100

/** The rule is a text, because an audit of before may name one that there is no more. */
export const LedgerFinding = z.object({ check: z.string(), row: z.string() })
export type LedgerFinding = z.infer<typeof LedgerFinding>

export const latestAudit = endpoint({
  method: 'GET',
  path: '/office/ledger/audit',
  for: { staff: ['admin'], machines: true },
  summary: 'What the last audit of the books found',
  returns: z.object({
    /** Null until the first one. */
    latest: z.nullable(
      z.object({ at: Instant, took_ms: z.int(), entries: z.int(), findings: z.array(LedgerFinding) }),
    ),
    /** A nightly run was missed. */
    is_late: z.boolean(),
  }),
})
