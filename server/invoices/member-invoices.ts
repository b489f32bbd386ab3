import type { AtOnce, Invoice, InvoiceSummary } from '#contract/invoices.ts'
import type { Language } from '#contract/languages.ts'
import { traceOf } from '#domain/earning.ts'
import { rowsByMember } from '#server/platform/batching.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { linkSigner } from '#server/platform/signed-links.ts'
import { joiningCoins } from '#server/recommendations/joining-coins.ts'
import { atCountedValue } from './counted-rows.ts'
import { kindOf } from './document.ts'
import { invoiceRows, invoiceSteps, invoicesOf, oneInvoiceOf } from './queries.ts'
import { reasonText } from './reason-text.ts'
import { refusalEvidence } from './refusal-evidence.ts'

export function createInvoiceList() {
  const invoicesOfMember = rowsByMember(invoicesOf, 16)
  return async (db: Db, memberId: string, language: Language): Promise<InvoiceSummary[]> =>
    (await invoicesOfMember(db, memberId)).map((invoice) => summaryOf(invoice, language))
}

type InvoiceRequest = { invoiceId: string; memberId: string; language: Language; now: Temporal.Instant }

export async function memberInvoice(db: Db, request: InvoiceRequest): Promise<Invoice> {
  const { invoiceId, memberId, language, now } = request
  const invoice = await oneInvoiceOf(db, invoiceId, memberId)
  if (!invoice) throw new Refusal('not_found')
  const linkTo = await linkSigner(db, now)
  const rows = await invoiceRows(db, invoiceId)
  const steps = await invoiceSteps(db, invoiceId)
  const evidence = await refusalEvidence(db, invoiceId)
  const isCounted = invoice.status === 'counted' || invoice.status === 'reversed'
  const joined = isCounted ? await joiningCoins(db, invoiceId, rows) : []
  const counted = rows.filter(({ countedCents }) => countedCents !== null)
  return {
    ...summaryOf(invoice, language),
    rows: rows.map(({ product, valueCents, countedCents, recommendation }, index) => ({
      product,
      value_cents: valueCents,
      counted_cents: countedCents,
      recommendation,
      joining_coins: joined[index] ?? null,
    })),
    trace: traceOf(atCountedValue(counted)),
    file: { link: linkTo(invoice.file_key), type: kindOf(invoice.file_type) },
    ...(evidence && { evidence }),
    path: steps.map(({ at, step }) => ({ at: at.toString(), step })),
    can_ask_again: invoice.status === 'rejected' && invoice.asked_again_at === null,
    at_once: atOnce(invoice),
  }
}

type OneInvoice = NonNullable<Awaited<ReturnType<typeof oneInvoiceOf>>>

/** In the shadow nobody is told anything. */
function atOnce({ mode, is_credited, fell_short, opensAt, ...invoice }: OneInvoice): AtOnce | null {
  if (is_credited) return { state: 'credited', opens_at: opensAt?.toString() ?? null, missing: null }
  if (mode === 'on' && fell_short) return { state: 'review', opens_at: null, missing: fell_short }
  const isChecked = invoice.isOffered && invoice.file_type === 'xml' && invoice.isUnread
  return isChecked && invoice.status === 'received'
    ? { state: 'checking', opens_at: null, missing: null }
    : null
}

type StoredInvoice = Omit<Awaited<ReturnType<typeof invoicesOf>>[number], 'member_id'>

function summaryOf(invoice: StoredInvoice, language: Language): InvoiceSummary {
  const { id, number, status, sentAt, dueOn, products, estimate } = invoice
  return {
    id,
    number,
    date: sentAt,
    status,
    due_on: dueOn,
    products,
    estimate,
    coins: coinsMoved(invoice),
    reason: reasonText(language, invoice),
  }
}

function coinsMoved({ status, coins }: Pick<StoredInvoice, 'status' | 'coins'>): number | null {
  if (status === 'rejected') return 0
  return status === 'reversed' && coins ? -coins : coins
}
