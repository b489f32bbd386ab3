import { isCnpj } from '#domain/documents.ts'
import type { Certificate } from './certificate.ts'
import { tags } from './der.ts'
import { notProved } from './reasons.ts'

/** Every certificate that the authorities give to companies is for one of these; one for a server alone is not. */
const clientAuthentication = '1.3.6.1.5.5.7.3.2'
const mailProtection = '1.3.6.1.5.5.7.3.4'

export function requireSigningPurpose({ authorityDepth, keyUses, purposes }: Certificate): void {
  if (authorityDepth !== undefined) throw notProved('certificate_purpose', 'an authority')
  if (!keyUses.includes('signing') && !keyUses.includes('commitment'))
    throw notProved('certificate_purpose', 'not for signing')
  if (purposes && !purposes.includes(clientAuthentication) && !purposes.includes(mailProtection))
    throw notProved('certificate_purpose', purposes.join(', '))
}

/** Where ICP-Brasil writes the CNPJ of a company, and a person's CPF. */
const companyId = '2.16.76.1.3.3'
const personId = '2.16.76.1.3.1'

/** The one CNPJ that a certificate is for. Its common name is not asked: some lack the CNPJ there. */
export function holderOf({ otherNames }: Certificate): string {
  const [company, ...more] = otherNames.filter(({ kind }) => kind === companyId)
  const isPerson = otherNames.some(({ kind }) => kind === personId)
  if (!company) throw notProved('certificate_holder', isPerson ? 'a person' : 'no CNPJ')
  if (more.length > 0) throw notProved('certificate_holder', 'several CNPJs')
  const { tag, content } = company.value
  const cnpj = content.toString('latin1')
  if ((tag !== tags.octets && tag !== tags.printable) || !isCnpj(cnpj))
    throw notProved('certificate_holder', 'not a CNPJ')
  return cnpj
}
