import type { InstantMode } from '#contract/instant-mode.ts'
import type { Reading } from '#contract/invoices-reading.ts'
import { instantVersion, judgeInstantly, unproved } from '#domain/instant-credit.ts'
import { activeDistributors } from '#server/catalogue/distributor.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import type { InvoiceFacts } from '#server/invoices/proof/invoice-facts.ts'
import type { DocumentProof } from '#server/invoices/proof/proof-of.ts'
import type { InvoiceRow } from '#server/invoices/queries.ts'
import { wordingsKnownOf } from '#server/invoices/wordings/known-wordings.ts'
import type { Tx } from '#server/platform/db.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { readSettings } from '#server/platform/settings.ts'
import { codeFindings } from '#server/recommendations/review-codes.ts'
import { openInvoices, pastOfSenders, storeJudgements } from './queries.ts'
import { productsByEan, signedRows } from './signed-rows.ts'

export type SignedDocument = {
  /** With its rows as they were typed, which nobody changes. */
  invoice: { id: string; rows: readonly InvoiceRow[] }
  reading: Reading
  proof: DocumentProof
}

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

/** Judges signed documents and keeps what each rule found. Those are left out where nobody has asked the machine. */
export async function judgeDocuments(tx: Tx, documents: readonly SignedDocument[], now: Temporal.Instant) {
  const settings = await readSettings(tx, settingNames)
  const asked = await documentsAsked(tx, documents, settings.instant_credit)
  if (asked.length === 0) return { judged: [], settings }
  const known = await knownOf(tx, asked, now)
  const limits = {
    coins: Math.min(settings.instant_limit_coins, settings.second_decision_above),
    dayDocuments: settings.instant_day_documents,
    dayCoins: settings.instant_day_coins,
  }
  const judged = await Promise.all(
    asked.map(async ({ invoice, open, proof, reading, mode, distributor }) => {
      const { facts } = proof
      const judgement = facts
        ? judgeInstantly({
            ...known(facts, open.memberId),
            findings: reading.findings.map(({ code }) => code),
            holdsKey: open.accessKey === facts.key && reading.access_key === facts.key,
            distributor: distributor?.title ?? null,
            buyer: facts.buyer,
            shop: open.profile === 'attendant' ? open.shop : null,
            level: open.level,
            typed: invoice.rows,
            codeFindings: await codeFindings(tx, invoice.id, invoice.rows),
            limits,
          })
        : unproved(proof.kept.reason ?? 'content')
      return { ...judgement, invoice, open, mode, distributorId: distributor?.id ?? null }
    }),
  )
  await storeJudgements(tx, { judged, version: instantVersion, now })
  return { judged, settings }
}

/** Those that somebody has asked the machine about, and that no person has begun to decide. */
async function documentsAsked(tx: Tx, documents: readonly SignedDocument[], ofAll: InstantMode) {
  if (ofAll === 'off' || documents.length === 0) return []
  const distributorOf = await activeDistributors(
    tx,
    documents.flatMap(({ proof }) => proof.facts?.issuer ?? []),
  )
  const open = await openInvoices(
    tx,
    documents.map(({ invoice }) => invoice.id),
  )
  return documents.flatMap((document) => {
    const { invoice, proof } = document
    const distributor = proof.facts && distributorOf(proof.facts.issuer)
    const mode = weaker(ofAll, distributor?.instantCredit ?? 'on')
    const found = open.find(({ id }) => id === invoice.id)
    return mode === 'off' || !found ? [] : [{ ...document, mode, distributor, open: found }]
  })
}

type AskedDocument = Awaited<ReturnType<typeof documentsAsked>>[number]

/** What is known of a document besides itself, looked up for all of them at once. */
async function knownOf(tx: Tx, documents: readonly AskedDocument[], now: Temporal.Instant) {
  const products = productsByEan(await knownProducts(tx))
  const codesOf = await wordingsKnownOf(
    tx,
    documents.map(({ proof }) => proof.facts?.issuer),
  )
  const past = await pastOfSenders(
    tx,
    documents.map(({ open }) => open.memberId),
    { reversedSince: now.subtract({ hours: 24 * reversalDays }), creditedSince: startOfDay(dayOf(now)) },
  )
  return (facts: InvoiceFacts, memberId: string) => {
    const { reversals = 0, documents: today = 0, coins = 0 } = past.get(memberId) ?? {}
    const signed = signedRows(facts, products, codesOf(facts.issuer))
    return { reversals, today: { documents: today, coins }, signed }
  }
}

const modes: readonly InstantMode[] = ['off', 'shadow', 'on']

function weaker(one: InstantMode, other: InstantMode): InstantMode {
  return modes[Math.min(modes.indexOf(one), modes.indexOf(other))] ?? 'off'
}
