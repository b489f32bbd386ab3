import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Note } from './note.ts'
import {
  callAdjustCoins,
  callCreditCoins,
  callCreditForInvoices,
  callRefundCoins,
  callReverseCredit,
  callSpendCoins,
  callWriteOffWallet,
  type MovementRow,
} from './queries.ts'

/** A purchase pays who recommended it, and who joined the two. */
type CreditSource =
  | { invoiceId: string }
  | { challengeId: string }
  | { recommendedPurchaseId: string }
  | { joinedPurchaseId: string }
  | { welcomedId: string }

type Credit = {
  memberId: string
  coins: number
  /** Each pays once; a challenge once per member. */
  source: CreditSource
  note: Note
  now: Temporal.Instant
  /** They cannot be spent before. */
  opensAt?: Temporal.Instant
}

export async function creditCoins(tx: Tx, credit: Credit) {
  const [cause, sourceId] = causeOf(credit.source)
  return movementOf(await callCreditCoins(tx, { ...credit, cause, sourceId }))
}

type InvoiceCredit = Pick<Credit, 'memberId' | 'coins' | 'note'> & {
  invoiceId: string
  opensAt: Temporal.Instant | undefined
}

/** Of each member one, whose wallets the caller has locked. */
export async function creditInvoices(tx: Tx, credits: readonly InvoiceCredit[], now: Temporal.Instant) {
  for (const { invoiceId, ...row } of await callCreditForInvoices(tx, credits, now))
    if (!movementOf(row)) throw new Error(`invoice ${invoiceId} has earned before`)
}

function causeOf(source: CreditSource) {
  if ('invoiceId' in source) return ['invoice_credit', source.invoiceId] as const
  if ('challengeId' in source) return ['challenge_bonus', source.challengeId] as const
  if ('recommendedPurchaseId' in source)
    return ['recommendation_credit', source.recommendedPurchaseId] as const
  if ('joinedPurchaseId' in source) return ['joining_credit', source.joinedPurchaseId] as const
  return ['welcome_credit', null] as const
}

/** Takes the open coins that expire first. Refuses with `insufficient_coins`. */
export async function spendCoins(tx: Tx, spending: Parameters<typeof callSpendCoins>[1]) {
  return newMovementOf(await callSpendCoins(tx, spending))
}

/** The coins get their old expiry. Undefined if they were refunded before. */
export async function refundCoins(tx: Tx, refund: Parameters<typeof callRefundCoins>[1]) {
  return movementOf(await callRefundCoins(tx, refund))
}

/** Coins that are already spent become a debt. Undefined if it was reversed before. */
export async function reverseCredit(tx: Tx, reversal: Parameters<typeof callReverseCredit>[1]) {
  return movementOf(await callReverseCredit(tx, reversal))
}

export type Adjustment = {
  memberId: string
  coins: number
  staffId: string
  /** Whoever else of the team agreed. */
  secondId?: string
  reason: string
  now: Temporal.Instant
}

/** Undefined if so many coins need a second person. */
export async function adjustCoins(tx: Tx, { reason, ...adjustment }: Adjustment) {
  const row = await callAdjustCoins(tx, { ...adjustment, note: { reason } })
  if (row.refused === 'second_needed') return undefined
  const after = newMovementOf(row)
  const change = { amount: adjustment.coins, reason }
  const before = holdingsAt(after.coins - after.debt - adjustment.coins)
  return { before, after: { coins: after.coins, debt: after.debt, ...change } }
}

/** A wallet with a debt has no coins, so one number tells both. */
function holdingsAt(position: number) {
  return { coins: Math.max(position, 0), debt: Math.max(-position, 0) }
}

export async function writeOffWallet(tx: Tx, member: { memberId: string; now: Temporal.Instant }) {
  await callWriteOffWallet(tx, member)
}

function movementOf({ journal_id, balance, debt, refused }: MovementRow) {
  if (refused === 'already_done') return undefined
  if (refused === 'no_wallet') throw new Refusal('not_found')
  if (refused === 'insufficient_coins') throw new Refusal('insufficient_coins')
  if (journal_id === null || balance === null || debt === null)
    throw new Error(`the ledger moved nothing: ${refused}`)
  return { journalId: journal_id, coins: balance, debt }
}

function newMovementOf(row: MovementRow) {
  const movement = movementOf(row)
  if (!movement) throw new Error('the ledger has made this movement before')
  return movement
}
