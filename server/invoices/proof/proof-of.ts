import type { Reading } from '#contract/invoices-reading.ts'
import type { Log } from '#server/platform/log.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { proveInvoice } from './prove-invoice.ts'
import { proofVersion } from './reasons.ts'
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
}

/** Undefined where there are no authorities to be trusted. */
export async function proofOf(
  bytes: Uint8Array,
  { trustDir, now, log }: ProofTools,
): Promise<DocumentProof | undefined> {
  const trust = trustDir ? await trustIn(trustDir, log) : undefined
  if (!trust) return undefined
  const proof = proveInvoice(bytes, { trust, now })
  if (!proof.proved) return { kept: { proved: false, reason: proof.reason, version: proofVersion } }
  const { facts, evidence } = proof
  return { kept: { proved: true, version: proofVersion, ...evidence, chain: [...evidence.chain] }, facts }
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
