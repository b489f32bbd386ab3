/** What a mail server found about the sender of a mail. */
export type Verdict = {
  readonly dmarc?: string | undefined
  readonly spf?: string | undefined
  readonly spf_domain?: string | undefined
  readonly dkim?: string | undefined
  readonly dkim_domain?: string | undefined
}

/** Whether it is proved that a mail comes from this domain. What is not said is not proved. */
export function isProved(domain: string, verdicts: readonly Verdict[]): boolean {
  const policy = verdicts.flatMap(({ dmarc }) => (dmarc ? [dmarc.toLowerCase()] : []))
  if (policy.some((result) => !['pass', 'none'].includes(result))) return false
  if (policy.includes('pass')) return true
  return verdicts.some(
    ({ spf, spf_domain, dkim, dkim_domain }) =>
      (isPass(dkim) && isWithin(dkim_domain, domain)) || (isPass(spf) && isWithin(spf_domain, domain)),
  )
}

function isPass(result = ''): boolean {
  return result.toLowerCase() === 'pass'
}

/** Whose domain it is has those below it too, and never those above. */
function isWithin(found = '', domain: string): boolean {
  const lower = found.toLowerCase()
  return lower === domain || lower.endsWith(`.${domain}`)
}

/**
 * The results in a header that our own mail server wrote (RFC 8601); empty for one of another server, and for one that
 * is not well formed. Senders choose some of what stands in it, so that quoted texts and comments are told apart.
 */
export function verdictsIn(header: string, server: string): Verdict[] {
  const parts = partsOf(header)
  const [author = '', ...results] = parts ?? []
  if (author.split(/\s+/)[0]?.toLowerCase() !== server.toLowerCase()) return []
  return results.flatMap((text): Verdict[] => {
    const [, method = '', result = ''] = /^(\w+)\s*=\s*(\w+)(?:\s|$)/.exec(text) ?? []
    const about = (name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*(\\S+)`, 'i').exec(text)?.[1]
    if (method === 'dmarc') return [{ dmarc: result }]
    if (method === 'spf') return [{ spf: result, spf_domain: domainOf(about('smtp\\.mailfrom')) }]
    const signer = about('header\\.d') ?? about('header\\.i')
    return method === 'dkim' ? [{ dkim: result, dkim_domain: domainOf(signer) }] : []
  })
}

function domainOf(text: string | undefined): string | undefined {
  return text?.replace(/^.*@/, '')
}

const token = /"(?:\\.|[^"\\])*"|\((?:\\.|[^()\\])*\)|[^"()\\;]+|;/gs

/** At semicolons, without quoted texts and comments; undefined for what has other parts, such as a quote without end. */
function partsOf(header: string): string[] | undefined {
  const tokens = header.match(token) ?? []
  if (tokens.join('') !== header) return undefined
  const bare = tokens.filter((part) => !/^["(]/.test(part))
  return bare
    .join(' ')
    .split(';')
    .map((part) => part.trim())
}
