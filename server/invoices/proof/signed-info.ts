import { canonicalXml } from './canonical-xml.ts'
import { notProved } from './reasons.ts'
import { signatureNamespace, type XmlElement } from './strict-xml.ts'

/**
 * The layout fixes every algorithm, so that there is exactly one SignedInfo for an invoice. It is built and compared:
 * what a file asks for is never carried out.
 */
export function requireSignedInfo(found: XmlElement, id: string, digest: string): string {
  const text = canonicalXml(found)
  const wanted = signedInfoFor(id, digest)
  if (text === wanted) return wanted
  const otherDigest = /<DigestValue>([^<]*)</.exec(text)?.[1] ?? ''
  throw text === signedInfoFor(id, otherDigest)
    ? notProved('digest', `the invoice has ${digest}, what was signed ${otherDigest}`)
    : notProved('signed_info', 'not the one that the layout allows')
}

const canonical = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'

export function signedInfoFor(id: string, digest: string): string {
  const transforms = [`${signatureNamespace}enveloped-signature`, canonical]
  return [
    `<SignedInfo xmlns="${signatureNamespace}">`,
    `<CanonicalizationMethod Algorithm="${canonical}"></CanonicalizationMethod>`,
    `<SignatureMethod Algorithm="${signatureNamespace}rsa-sha1"></SignatureMethod>`,
    `<Reference URI="#${id}"><Transforms>`,
    ...transforms.map((name) => `<Transform Algorithm="${name}"></Transform>`),
    `</Transforms><DigestMethod Algorithm="${signatureNamespace}sha1"></DigestMethod>`,
    `<DigestValue>${digest}</DigestValue></Reference></SignedInfo>`,
  ].join('')
}
