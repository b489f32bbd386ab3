import { contextTag, type DerValue, derList, derValue, derValues, oidOf, tags } from './der.ts'

export type CertificateExtensions = {
  /** How many authorities may stand below this one; nothing if it is no authority. */
  readonly authorityDepth: number | undefined
  readonly keyUses: readonly KeyUse[]
  /** Absent if it is for anything. */
  readonly purposes: readonly string[] | undefined
  /** Names of kinds that only their authority knows, such as a CNPJ. */
  readonly otherNames: readonly { readonly kind: string; readonly value: DerValue }[]
}

/** Bits 0, 1 and 5 of the standard; the others do not matter to us. */
const keyUses = { signing: 0x80, commitment: 0x40, certificates: 0x04 } as const
type KeyUse = keyof typeof keyUses

const ids = {
  keyUsage: '2.5.29.15',
  alternativeNames: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  policies: '2.5.29.32',
  purposes: '2.5.29.37',
} as const

export function readExtensions(bytes: Buffer): CertificateExtensions {
  const extensions = extensionsIn(bytes)
  const purposes = extensions.get(ids.purposes)
  return {
    authorityDepth: authorityDepthIn(extensions.get(ids.basicConstraints)),
    keyUses: keyUsesIn(extensions.get(ids.keyUsage)),
    purposes: purposes && derList(purposes).map(({ bytes }) => oidOf(bytes)),
    otherNames: otherNamesIn(extensions.get(ids.alternativeNames)),
  }
}

/** One that must be understood and is not makes a certificate unusable, and so does one that comes twice. */
function extensionsIn(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const extensions = derList(derValue(bytes, contextTag(3)).content).map(({ bytes }) => {
    const [id, ...rest] = derList(bytes)
    const value = rest.pop()
    const [critical, ...others] = rest
    if (!id || !value || others.length > 0) throw new Error('a wrong extension')
    const name = oidOf(id.bytes)
    if (critical && isTrue(critical) && !Object.values<string>(ids).includes(name))
      throw new Error(`an extension that is not understood, ${name}`)
    return [name, derValue(value.bytes, tags.octets).content] as const
  })
  const byName = new Map(extensions)
  if (byName.size !== extensions.length) throw new Error('an extension that comes twice')
  return byName
}

function isTrue({ bytes }: DerValue): boolean {
  return derValue(bytes, tags.boolean).content[0] !== 0
}

function authorityDepthIn(constraints: Buffer | undefined): number | undefined {
  const [isAuthority, depth, ...others] = constraints ? derList(constraints) : []
  if (others.length > 0) throw new Error('wrong constraints')
  if (!isAuthority || !isTrue(isAuthority)) return undefined
  if (!depth) return Number.POSITIVE_INFINITY
  const { content } = derValue(depth.bytes, tags.integer)
  const [number = 0x80] = content
  if (content.length !== 1 || number >= 0x80) throw new Error('a wrong path length')
  return number
}

function keyUsesIn(usage: Buffer | undefined): KeyUse[] {
  const [, bits = 0] = usage ? derValue(usage, tags.bits).content : []
  return (['signing', 'commitment', 'certificates'] as const).filter((use) => (bits & keyUses[use]) !== 0)
}

function otherNamesIn(names: Buffer | undefined): CertificateExtensions['otherNames'] {
  const others = names ? derList(names).filter(({ tag }) => tag === contextTag(0)) : []
  return others.map(({ content }) => {
    const [kind, wrapped, ...more] = derValues(content)
    const [value, ...further] = wrapped ? derValues(derValue(wrapped.bytes, contextTag(0)).content) : []
    if (!kind || !value || more.length > 0 || further.length > 0) throw new Error('a wrong name')
    return { kind: oidOf(kind.bytes), value }
  })
}
