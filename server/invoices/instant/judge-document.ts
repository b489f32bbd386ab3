import type { InstantMode } from '#contract/instant-mode.ts'
import type { Reading } from '#contract/invoices-reading.ts'
import { instantVersion, judgeInstantly, unproved } from '#domain/instant-credit.ts'
import { activeDistributor } from '#server/catalogue/distributor.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import type { InvoiceFacts } from '#server/invoices/proof/invoice-facts.ts'
import type { DocumentProof } from '#server/invoices/proof/proof-of.ts'
import type { invoiceRows } from '#server/invoices/queries.ts'
import { knownWordings } from '#server/invoices/wordings/known-wordings.ts'
import type { Tx } from '#server/platform/db.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { readSettings } from '#server/platform/settings.ts'
import { codeFindings } from '#server/recommendations/review-codes.ts'
import { countReversals, creditedSince, openInvoice, storeJudgement } from './queries.ts'
import { signedRows } from './signed-rows.ts'

export type SignedDocument = {
  invoiceId: string
  /** Its rows as they were typed, which nobody changes. */
  typed: readonly TypedRow[]
  reading: Reading
  proof: DocumentProof
  now: Temporal.Instant
}

type TypedRow = Awaited<ReturnType<typeof invoiceRows>>[number]
type OpenInvoice = NonNullable<Awaited<ReturnType<typeof openInvoice>>>

/** A reversal is remembered for so long. */
const reversalDays = 90

const settingNames = [
  'instant_credit',
  'instant_limit_coins',
  'instant_day_documents',
  'instant_day_coins',
  'second_decision_above',
  'instant_hold_hours',
  'instant_blind_percent',
] as const

/** Judges a signed document and keeps what each rule found. Undefined where nobody has asked the machine. */
export async function judgeDocument(tx: Tx, document: SignedDocument) {
  const { invoiceId, proof, now } = document
  const settings = await readSettings(tx, settingNames)
  const distributor = proof.facts && (await activeDistributor(tx, proof.facts.issuer))
  const mode = weaker(settings.instant_credit, distributor?.instantCredit ?? 'on')
  const invoice = mode === 'off' ? undefined : await openInvoice(tx, invoiceId)
  if (mode === 'off' || !invoice) return undefined
  const judged = proof.facts
    ? judgeInstantly({
        ...(await caseOf(tx, { ...document, facts: proof.facts, invoice })),
        distributor: distributor?.title ?? null,
        limits: {
          coins: Math.min(settings.instant_limit_coins, settings.second_decision_above),
          dayDocuments: settings.instant_day_documents,
          dayCoins: settings.instant_day_coins,
        },
      })
    : unproved(proof.kept.reason ?? 'content')
  const distributorId = distributor?.id ?? null
  await storeJudgement(tx, { invoiceId, mode, distributorId, version: instantVersion, ...judged, now })
  return { ...judged, mode, distributorId, invoice, settings }
}

async function caseOf(
  tx: Tx,
  {
    invoiceId,
    typed,
    reading,
    facts,
    invoice,
    now,
  }: SignedDocument & { facts: InvoiceFacts; invoice: OpenInvoice },
) {
  const codes = await knownWordings(tx, facts.issuer)
  return {
    findings: reading.findings.map(({ code }) => code),
    holdsKey: invoice.accessKey === facts.key && reading.access_key === facts.key,
    buyer: facts.buyer,
    shop: invoice.profile === 'attendant' ? invoice.shop : null,
    level: invoice.level,
    reversals: await countReversals(tx, invoice.memberId, now.subtract({ hours: 24 * reversalDays })),
    typed,
    signed: signedRows(facts, await knownProducts(tx), codes),
    codeFindings: await codeFindings(tx, invoiceId, typed),
    today: await creditedSince(tx, invoice.memberId, startOfDay(dayOf(now))),
  }
}

const modes: readonly InstantMode[] = ['off', 'shadow', 'on']

function weaker(one: InstantMode, other: InstantMode): InstantMode {
  return modes[Math.min(modes.indexOf(one), modes.indexOf(other))] ?? 'off'
}
