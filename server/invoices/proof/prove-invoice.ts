import { createHash, verify } from 'node:crypto'
import { programmeDay } from '#domain/business-days.ts'
import { readFiscalKey } from '#domain/fiscal-key.ts'
import { canonicalXml } from './canonical-xml.ts'
import { type Certificate, isStrongKey, readCertificate } from './certificate.ts'
import { holderOf, requireSigningPurpose } from './certificate-holder.ts'
import { requireChain } from './chain.ts'
import { base64Bytes, type DocumentParts, documentParts } from './document-parts.ts'
import { type InvoiceFacts, readSignedInvoice, type SignedInvoice } from './invoice-facts.ts'
import { isNotProved, notProved, type ProofReason } from './reasons.ts'
import { isProvedSale } from './sale-operations.ts'
import { requireSignedInfo } from './signed-info.ts'
import { readStrictXml, type XmlElement } from './strict-xml.ts'
import type { Trust } from './trust.ts'

export type InvoiceProof =
  | { readonly proved: true; readonly facts: InvoiceFacts; readonly evidence: ProofEvidence }
  | {
      readonly proved: false
      readonly reason: ProofReason
      /** What was met, for operators; people are told the reason in words. */
      readonly detail: string
      /** There once a signature was right, whoever signed: nobody may be credited by them. */
      readonly facts?: InvoiceFacts
    }

type ProofEvidence = {
  /** SHA-1 of the canonical invoice in base64, as it was signed. */
  readonly digest: string
  /** SHA-256 of the certificate that signed, and of those above it up to the root. */
  readonly certificate: string
  readonly chain: readonly string[]
  /** CNPJ of the certificate; it may be another branch than the issuer's. */
  readonly holder: string
}

type ProofSetting = { readonly trust: Pick<Trust, 'authorities'>; readonly now: Temporal.Instant }

/** Whether the issuer's signature proves every value of an invoice; if not, the first rule that does not hold. */
export function proveInvoice(bytes: Uint8Array, setting: ProofSetting): InvoiceProof {
  return proveDocument(() => readStrictXml(bytes), setting)
}

/** As `proveInvoice`, for who needs what was read besides. */
export function proveDocument(read: () => XmlElement, { trust, now }: ProofSetting): InvoiceProof {
  let signed: SignedInvoice | undefined
  try {
    const parts = documentParts(read())
    const digest = createHash('sha1').update(canonicalXml(parts.invoice)).digest('base64')
    const certificate = requireSignature(parts, digest)
    signed = readSignedInvoice(parts.invoice)
    const { facts } = signed
    const holder = requireHolder(certificate)
    const chain = requireChain(certificate, trust, Temporal.Instant.from(facts.issuedAt))
    requireCompany(holder, facts)
    requirePurchase(facts)
    requireKey(signed, now)
    requireAuthorisation(parts, facts, digest)
    requireRecent(facts, now)
    return {
      proved: true,
      facts,
      evidence: {
        digest,
        certificate: certificate.fingerprint,
        chain: chain.map(({ fingerprint }) => fingerprint),
        holder,
      },
    }
  } catch (error) {
    if (!isNotProved(error)) throw error
    const { reason, detail } = error
    return { proved: false, reason, detail, ...(signed && { facts: signed.facts }) }
  }
}

function requireSignature(parts: DocumentParts, digest: string): Certificate {
  const signedInfo = requireSignedInfo(parts.signedInfo, parts.id, digest)
  const certificate = readOr('certificate', () => certificateIn(parts.certificate))
  if (!isStrongKey(certificate)) throw notProved('weak_key', 'not RSA of 2048 bits or more')
  const signature = readOr('signature', () => base64Bytes(parts.signature))
  if (!verify('sha1', Buffer.from(signedInfo), certificate.key, signature))
    throw notProved('signature', 'not made by the key of the certificate')
  return certificate
}

const knownCertificates = new Map<string, Certificate>()
const mostKnown = 200

/** Few companies sign most invoices: reading a certificate takes as long as verifying with it. */
function certificateIn(element: XmlElement): Certificate {
  const bytes = base64Bytes(element)
  const name = bytes.toString('base64')
  const certificate = knownCertificates.get(name) ?? readCertificate(bytes)
  if (knownCertificates.size >= mostKnown) knownCertificates.clear()
  knownCertificates.set(name, certificate)
  return certificate
}

function readOr<Read>(reason: ProofReason, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw notProved(reason, error instanceof Error ? error.message : String(error))
  }
}

function requireHolder(certificate: Certificate): string {
  requireSigningPurpose(certificate)
  return holderOf(certificate)
}

/** Branches sign with the certificate of any of them: the first eight signs are the company. */
function requireCompany(holder: string, { issuer }: InvoiceFacts) {
  if (holder.slice(0, 8) !== issuer.slice(0, 8))
    throw notProved('certificate_company', `${holder}, not ${issuer}`)
}

function requirePurchase({ environment, model, purpose, direction, rows }: InvoiceFacts) {
  if (environment !== '1') throw notProved('environment', `tpAmb ${environment}`)
  if (model !== '55') throw notProved('model', model)
  if (purpose !== '1') throw notProved('not_a_purchase', `finNFe ${purpose}`)
  if (direction !== '1') throw notProved('not_a_purchase', `tpNF ${direction}`)
  const other = rows.find(({ cfop, isInTotal }) => !isProvedSale(cfop) || !isInTotal)
  if (other) throw notProved('not_a_purchase', `CFOP ${other.cfop} in row ${other.line}`)
}

function requireKey({ facts, key }: SignedInvoice, now: Temporal.Instant) {
  const reading = readFiscalKey(facts.key, programmeDay(now.epochMilliseconds))
  if (!reading.ok) throw notProved('key', reading.fault)
  if (facts.key !== key) throw notProved('key', `the fields say ${key}`)
}

/** The protocol is not signed: it can only agree. */
function requireAuthorisation({ protocol }: DocumentParts, { key }: InvoiceFacts, digest: string) {
  if (protocol.get('chNFe') !== key) throw notProved('protocol', `chNFe ${protocol.get('chNFe')}`)
  if (protocol.get('digVal') !== digest) throw notProved('protocol', `digVal ${protocol.get('digVal')}`)
  const [environment, status = ''] = [protocol.get('tpAmb'), protocol.get('cStat')]
  if (environment !== '1' || !['100', '150'].includes(status))
    throw notProved('not_authorised', `tpAmb ${environment}, cStat ${status}`)
}

const oldestHours = 90 * 24

/** Clocks differ; the tax office takes as much. */
const clockMinutes = 5

function requireRecent({ issuedAt }: InvoiceFacts, now: Temporal.Instant) {
  const moment = Temporal.Instant.from(issuedAt)
  if (Temporal.Instant.compare(moment, now.subtract({ hours: oldestHours })) < 0)
    throw notProved('too_old', issuedAt)
  if (Temporal.Instant.compare(moment, now.add({ minutes: clockMinutes })) > 0)
    throw notProved('from_the_future', issuedAt)
}
