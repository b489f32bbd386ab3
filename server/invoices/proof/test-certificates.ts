import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readCertificate } from './certificate.ts'
import type { Authority, Trust } from './trust.ts'

type KeyPair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject }

const keys = new Map<string, KeyPair>()

/** A key by the name of who holds it, made once a run, because making one takes long. */
export function testKey(holder: string, modulusLength = 2048): KeyPair {
  const key = keys.get(holder) ?? generateKeyPairSync('rsa', { modulusLength })
  keys.set(holder, key)
  return key
}

export type TestCertificate = {
  readonly name?: string
  /** Whose key it certifies, and whose key signs it. */
  readonly key?: KeyPair
  readonly by?: { readonly name: string; readonly key: KeyPair }
  readonly from?: string
  readonly until?: string
  /** How many authorities may stand below it; none makes it an end. */
  readonly depth?: number
  readonly keyUsage?: number | undefined
  readonly purposes?: readonly string[] | undefined
  readonly names?: readonly Buffer[] | undefined
  readonly extensions?: readonly Buffer[]
  readonly hash?: keyof typeof algorithms
}

export const testRoot = { name: 'AC Raiz de Teste', key: testKey('root') }
export const testAuthority = { name: 'AC Empresas de Teste', key: testKey('authority') }
export const distributor = '11222333000181'
export const purposes = {
  client: '1.3.6.1.5.5.7.3.2',
  mail: '1.3.6.1.5.5.7.3.4',
  server: '1.3.6.1.5.5.7.3.1',
}

/** A company's certificate as ICP-Brasil makes them, but for what is said. */
export function companyCertificate(said: TestCertificate = {}): Buffer {
  return certificate({
    name: 'DISTRIBUIDORA DE TESTE LTDA',
    key: testKey('distributor'),
    by: testAuthority,
    from: '2026-03-01T00:00:00Z',
    until: '2027-03-01T00:00:00Z',
    keyUsage: 0xe0,
    purposes: [purposes.client, purposes.mail],
    names: [companyName(distributor)],
    ...said,
  })
}

export function authorityCertificate(said: TestCertificate = {}): Buffer {
  return certificate({ ...testAuthority, by: testRoot, depth: 0, ...said })
}

export function rootCertificate(said: TestCertificate = {}): Buffer {
  return certificate({ ...testRoot, by: testRoot, depth: 5, ...said })
}

/** What an operator's folder would give. */
export function testTrust(certificates = [rootCertificate(), authorityCertificate()]): Trust {
  return { authorities: certificates.map(authorityOf), problems: [] }
}

function authorityOf(bytes: Buffer): Authority {
  const certificate = readCertificate(bytes)
  const isRoot = certificate.subject.equals(certificate.issuer)
  return { file: 'test.pem', name: 'AC de Teste', isRoot, certificate }
}

export function pemOf(certificate: Buffer): string {
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}

function certificate(said: TestCertificate): Buffer {
  const { name = '', key = testRoot.key, by = testRoot, hash = 'sha256' } = said
  const { from = '2020-01-01T00:00:00Z', until = '2040-01-01T00:00:00Z' } = said
  const algorithm = sequence(oid(algorithms[hash]), der(0x05))
  const serial = createHash('sha1')
    .update(JSON.stringify([name, by.name, from]))
    .digest()
  const signed = sequence(
    der(0xa0, integer(2)),
    der(0x02, Buffer.from([1]), serial.subarray(0, 7)),
    algorithm,
    nameOf(by.name),
    sequence(time(from), time(until)),
    nameOf(name),
    key.publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, sequence(...extensionsOf(said))),
  )
  return sequence(signed, algorithm, bits(0, sign(hash, signed, by.key.privateKey)))
}

const algorithms = {
  sha1: '1.2.840.113549.1.1.5',
  sha256: '1.2.840.113549.1.1.11',
  sha512: '1.2.840.113549.1.1.13',
}

function extensionsOf(said: TestCertificate): Buffer[] {
  const { depth, keyUsage = depth === undefined ? undefined : 0x06, purposes, names, extensions = [] } = said
  return [
    ...(depth === undefined ? [] : [authorityExtension(depth)]),
    ...(keyUsage === undefined
      ? []
      : [extension('2.5.29.15', bits(keyUsage === 0x06 ? 1 : 5, keyUsage), true)]),
    ...(purposes ? [extension('2.5.29.37', sequence(...purposes.map(oid)))] : []),
    ...(names ? [extension('2.5.29.17', sequence(...names))] : []),
    ...extensions,
  ]
}

function authorityExtension(depth: number): Buffer {
  const limit = Number.isFinite(depth) ? [integer(depth)] : []
  return extension('2.5.29.19', sequence(der(0x01, Buffer.from([0xff])), ...limit), true)
}

export function extension(id: string, value: Buffer, isCritical = false): Buffer {
  const critical = isCritical ? [der(0x01, Buffer.from([0xff]))] : []
  return sequence(oid(id), ...critical, der(0x04, value))
}

export const textKinds = { octets: 0x04, printable: 0x13, utf8: 0x0c }

export function companyName(cnpj: string, kind: keyof typeof textKinds = 'printable'): Buffer {
  return otherName('2.16.76.1.3.3', cnpj, kind)
}

/** Date of birth, CPF and more, all in digits. */
export function personName(cpf: string): Buffer {
  return otherName('2.16.76.1.3.1', `01011980${cpf}00000000000000000000000000`, 'octets')
}

function otherName(id: string, text: string, kind: keyof typeof textKinds): Buffer {
  return der(0xa0, oid(id), der(0xa0, der(textKinds[kind], Buffer.from(text))))
}

function nameOf(text: string): Buffer {
  const part = (id: string, value: string) => der(0x31, sequence(oid(id), der(0x0c, Buffer.from(value))))
  return sequence(part('2.5.4.10', 'ICP-Teste'), part('2.5.4.3', text))
}

function time(text: string): Buffer {
  return der(0x17, Buffer.from(text.replace(/^..|[-:T]/g, '')))
}

function bits(unused: number, content: Buffer | number): Buffer {
  return der(0x03, Buffer.from([unused]), typeof content === 'number' ? Buffer.from([content]) : content)
}

function integer(number: number): Buffer {
  return der(0x02, Buffer.from([number]))
}

function oid(text: string): Buffer {
  const [first = 0, second = 0, ...others] = text.split('.').map(Number)
  const bytes = [first * 40 + second, ...others].flatMap((number) => {
    const sevens = [number & 0x7f]
    for (let rest = number >> 7; rest > 0; rest >>= 7) sevens.unshift((rest & 0x7f) | 0x80)
    return sevens
  })
  return der(0x06, Buffer.from(bytes))
}

export function sequence(...contents: Buffer[]): Buffer {
  return der(0x30, ...contents)
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const long = Buffer.from(content.length.toString(16).padStart(6, '0'), 'hex').subarray(
    content.length > 0xff_ff ? 0 : content.length > 0xff ? 1 : 2,
  )
  const length =
    content.length < 0x80 ? Buffer.from([content.length]) : Buffer.from([0x80 + long.length, ...long])
  return Buffer.concat([Buffer.from([tag]), length, content])
}
