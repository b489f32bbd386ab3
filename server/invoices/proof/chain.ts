import { type Certificate, isSignedBy } from './certificate.ts'
import { notProved } from './reasons.ts'
import type { Authority, Trust } from './trust.ts'

const longest = 5

/**
 * The authorities above a certificate, up to a root. All of them are the operator's own: an authority that comes with
 * a document proves nothing, whatever its name.
 */
export function requireChain(
  certificate: Certificate,
  { authorities }: Pick<Trust, 'authorities'>,
  issuedAt: Temporal.Instant,
): Certificate[] {
  const paths = pathsAbove(certificate, authorities, [])
  if (paths.length === 0) throw notProved('certificate_chain', 'no path to a root of the folder')
  const kept = paths.filter((path) => path.every(({ authorityDepth = -1 }, below) => below <= authorityDepth))
  if (kept.length === 0) throw notProved('certificate_chain', 'longer than an authority allows')
  const inTime = kept.find((path) => [certificate, ...path].every((it) => isValidAt(it, issuedAt)))
  if (!inTime) throw notProved('certificate_dates', `not valid at ${issuedAt}`)
  return inTime
}

/** There may be several: authorities renew their certificates under the same name, also with the same key. */
function pathsAbove(
  certificate: Certificate,
  authorities: readonly Authority[],
  path: readonly Certificate[],
): Certificate[][] {
  if (path.length === longest) return []
  return authorities
    .filter((authority) => isSignedBy(certificate, authority.certificate))
    .flatMap(({ isRoot, certificate: above }) =>
      isRoot ? [[...path, above]] : pathsAbove(above, authorities, [...path, above]),
    )
}

function isValidAt({ validFrom, validUntil }: Certificate, moment: Temporal.Instant): boolean {
  return Temporal.Instant.compare(validFrom, moment) <= 0 && Temporal.Instant.compare(moment, validUntil) <= 0
}
