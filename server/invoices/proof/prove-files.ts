import { readFile } from 'node:fs/promises'
import { problem } from '#server/platform/problem.ts'
import { proveInvoice } from './prove-invoice.ts'
import { proofVersion } from './reasons.ts'
import { loadTrust } from './trust.ts'

type FilesSetting = {
  readonly trustDir: string | undefined
  readonly now: Temporal.Instant
  /** Hears what is wrong in the folder, and which files cannot be read. */
  readonly tell: (line: string) => void
}

/** What the proof says of each file, as one object with everything that was read from signed bytes. */
export async function* proveFiles(files: readonly string[], { trustDir, now, tell }: FilesSetting) {
  if (!trustDir)
    throw problem('TRUST_DIR is not set: name the folder with the certificates of the authorities.')
  const trust = await loadTrust(trustDir)
  for (const { file, problem } of trust.problems) tell(`${file}: ${problem}`)
  if (!trust.authorities.some(({ isRoot }) => isRoot))
    tell(`There is no root in ${trustDir}: nothing is proved.`)
  for (const file of files) {
    const bytes = await readFile(file).catch(() => undefined)
    if (bytes) yield { file, ...resultOf(bytes) }
    else tell(`${file} cannot be read.`)
  }

  function resultOf(bytes: Uint8Array) {
    const proof = proveInvoice(bytes, { trust, now })
    if (proof.proved) return { proved: true, version: proofVersion, ...proof.facts, ...proof.evidence }
    const { reason, detail, facts } = proof
    return { proved: false, reason, detail, version: proofVersion, ...facts }
  }
}
