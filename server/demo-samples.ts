import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Trust } from './invoices/proof/trust.ts'
import type { Config } from './platform/config.ts'

export const samplesTrustDir = fileURLToPath(new URL('../docs/samples/trust', import.meta.url))

/** Only a demo world that nobody else can reach trusts the samples' authority without being told to. */
export function trustDirOf(
  { trustDir, demo, isLocal }: Pick<Config, 'trustDir' | 'demo' | 'isLocal'>,
  hasDemoWorld: boolean,
): string | undefined {
  if (trustDir !== undefined || !demo || !isLocal || !hasDemoWorld) return trustDir
  return existsSync(samplesTrustDir) ? samplesTrustDir : undefined
}

/** Their certificates end when the invoices are too old, of which somebody should hear before. */
export function lineAboutSamples({ authorities }: Pick<Trust, 'authorities'>, now: Temporal.Instant): string {
  const ends = authorities.map(({ certificate }) => certificate.validUntil.epochMilliseconds)
  const end = Temporal.Instant.fromEpochMilliseconds(Math.min(...ends))
  if (Temporal.Instant.compare(now.add({ hours: 24 * 10 }), end) < 0)
    return 'Signed invoices to send as the attendant: docs/samples'
  const day = end.toZonedDateTimeISO('UTC').toPlainDate()
  return `The signed invoices in docs/samples are good until ${day}: npm run samples makes new ones.`
}
