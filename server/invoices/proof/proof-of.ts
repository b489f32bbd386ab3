import type { Reading } from '#contract/invoices-reading.ts'
import type { Log } from '#server/platform/log.ts'
import { proveInvoice } from './prove-invoice.ts'
import { proofVersion } from './reasons.ts'
import { loadTrust, type Trust } from './trust.ts'

type ProofTools = {
  readonly trustDir: string | undefined
  readonly now: Temporal.Instant
  readonly log: Log
}

/** What is kept of the proof of an invoice: enough to find the same again, and nothing that its reading has. */
export async function proofOf(
  bytes: Uint8Array,
  { trustDir, now, log }: ProofTools,
): Promise<Reading['proof']> {
  const trust = trustDir ? await trustIn(trustDir, log) : undefined
  if (!trust) return undefined
  const proof = proveInvoice(bytes, { trust, now })
  if (!proof.proved) return { proved: false, reason: proof.reason, version: proofVersion }
  return { proved: true, version: proofVersion, ...proof.evidence, chain: [...proof.evidence.chain] }
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
