import type { Reading } from '#contract/invoices-reading.ts'
import type { Log } from '#server/platform/log.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { proveDocument } from './prove-invoice.ts'
import { proofVersion } from './reasons.ts'
import { readStrictXml, type XmlElement } from './strict-xml.ts'
import { loadTrust, type Trust } from './trust.ts'

export type ProofTools = {
  readonly trustDir?: string | undefined
  readonly now: Temporal.Instant
  readonly log: Log
}

export type DocumentProof = {
  /** Enough to find the same again, and nothing that the reading of the invoice has. */
  readonly kept: NonNullable<Reading['proof']>
  /** What was signed; only of what is proved. */
  readonly facts?: InvoiceFacts
  /** The file of what is proved, from which it is read for the reviewers too. */
  readonly document?: XmlElement
}

/** Undefined where there are no authorities to be trusted. */
export async function proofOf(
  bytes: Uint8Array,
  { trustDir, now, log }: ProofTools,
): Promise<DocumentProof | undefined> {
  const trust = trustDir ? await trustIn(trustDir, log) : undefined
  if (!trust) return undefined
  let document: XmlElement | undefined
  const read = () => (document = readStrictXml(bytes))
  const proof = proveDocument(read, { trust, now })
  if (!proof.proved) return { kept: { proved: false, reason: proof.reason, version: proofVersion } }
  const { facts, evidence } = proof
  const kept = { proved: true, version: proofVersion, ...evidence, chain: [...evidence.chain] }
  return { kept, facts, ...(document && { document }) }
}

const loaded = new Map<string, Promise<Trust | undefined>>()

/** Read once. A folder that has gone away leaves invoices unproved for a person, and is tried again with the next. */
function trustIn(folder: string, log: Log): Promise<Trust | undefined> {
  const trust = loaded.get(folder) ?? loadTrust(folder).then((found) => told(found, log))
  loaded.set(folder, trust)
  return trust.catch((error) => {
    loaded.delete(folder)
    log.error({ err: error }, 'no invoice can be proved')
    return undefined
  })
}

function told(trust: Trust, log: Log): Trust {
  for (const { file, problem } of trust.problems) log.warn({ file }, problem)
  return trust
}
