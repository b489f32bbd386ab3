import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { type CertificateExtensions, readExtensions } from './certificate-extensions.ts'
import { type DerValue, derList, derValue, oidOf, tags, timeOf, wholeBytes } from './der.ts'

export type Certificate = CertificateExtensions & {
  /** SHA-256 of all of it. */
  readonly fingerprint: string
  /** Names are compared byte by byte. */
  readonly subject: Buffer
  readonly issuer: Buffer
  readonly validFrom: Temporal.Instant
  readonly validUntil: Temporal.Instant
  readonly key: KeyObject
  readonly signed: Buffer
  readonly signature: Buffer
  readonly hash: string
}

/** Reads an X.509 certificate of version 3 that RSA signed; anything else throws, with a word on why. */
export function readCertificate(bytes: Buffer): Certificate {
  const [signed, algorithm, signature, ...more] = derList(bytes)
  if (!signed || !algorithm || !signature || more.length > 0)
    throw new Error('not the parts of a certificate')
  const [version, , inner, issuer, validity, subject, keyInfo, extensions, ...others] = derList(signed.bytes)
  if (!version || !inner || !issuer || !validity || !subject || !keyInfo || !extensions || others.length > 0)
    throw new Error('not the parts of version 3')
  if (!version.bytes.equals(version3)) throw new Error('not of version 3')
  if (!inner.bytes.equals(algorithm.bytes)) throw new Error('names two algorithms')
  const [validFrom, validUntil, ...otherTimes] = derList(validity.bytes)
  if (!validFrom || !validUntil || otherTimes.length > 0) throw new Error('not two times')
  return {
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
    subject: derValue(subject.bytes, tags.sequence).bytes,
    issuer: derValue(issuer.bytes, tags.sequence).bytes,
    validFrom: timeOf(validFrom),
    validUntil: timeOf(validUntil),
    key: createPublicKey({ key: keyInfo.bytes, format: 'der', type: 'spki' }),
    ...readExtensions(extensions.bytes),
    signed: signed.bytes,
    signature: wholeBytes(signature.bytes),
    hash: hashOf(algorithm),
  }
}

const version3 = Buffer.from('a003020102', 'hex')

const hashes: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
}

function hashOf({ bytes }: DerValue): string {
  const [id] = derList(bytes)
  const hash = hashes[id ? oidOf(id.bytes) : '']
  if (!hash) throw new Error('not signed by RSA with SHA-2')
  return hash
}

/** A certificate that is kept is verified once with each authority of its issuer's name. */
export function isSignedBy(certificate: Certificate, authority: Certificate): boolean {
  const { issuer, hash, signed, signature } = certificate
  if (!issuer.equals(authority.subject)) return false
  const known = verified.get(certificate) ?? new WeakMap<Certificate, boolean>()
  verified.set(certificate, known)
  const isSigned = known.get(authority) ?? verify(hash, signed, authority.key, signature)
  known.set(authority, isSigned)
  return isSigned
}

const verified = new WeakMap<Certificate, WeakMap<Certificate, boolean>>()

/** 2048 bits are the least that nobody breaks today. */
export function isStrongKey({ key }: Certificate): boolean {
  const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {}
  return key.asymmetricKeyType === 'rsa' && modulusLength >= 2048 && publicExponent >= 65_537n
}

export function commonNameOf({ subject }: Certificate): string {
  const parts = derList(subject).flatMap(({ content }) => derList(content))
  const at = parts.findLastIndex(({ tag, bytes }) => tag === tags.oid && oidOf(bytes) === '2.5.4.3')
  return parts[at + 1]?.content.toString('utf8') ?? ''
}
