/** One value of a certificate's encoding (DER), with the bytes that it was read from. */
export type DerValue = { readonly tag: number; readonly content: Buffer; readonly bytes: Buffer }

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  printable: 0x13,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
} as const

/** The n-th tag of a context, with values inside; `0x80` would be one with plain content. */
export function contextTag(number: number): number {
  return 0xa0 + number
}

/** Exactly one value of this kind, and not a byte behind it. */
export function derValue(bytes: Buffer, tag: number): DerValue {
  const [value, ...others] = derValues(bytes)
  if (!value || others.length > 0 || value.tag !== tag) throw new Error(`not one value of kind ${tag}`)
  return value
}

export function derValues(bytes: Buffer): DerValue[] {
  const values: DerValue[] = []
  for (let at = 0; at < bytes.length; at += values.at(-1)?.bytes.length ?? 0)
    values.push(firstValue(bytes.subarray(at)))
  return values
}

export function derList(bytes: Buffer): DerValue[] {
  return derValues(derValue(bytes, tags.sequence).content)
}

function firstValue(bytes: Buffer): DerValue {
  const [tag = 0, short = 0x80] = bytes
  if ((tag & 0x1f) === 0x1f) throw new Error('a tag of several bytes')
  const lengthBytes = short < 0x80 ? 0 : short - 0x80
  const isLong = short >= 0x80
  if (isLong && (lengthBytes < 1 || lengthBytes > 3 || bytes.length < 2 + lengthBytes))
    throw new Error('a length without measure')
  const length = isLong ? bytes.readUIntBE(2, lengthBytes) : short
  const start = 2 + lengthBytes
  const shortest = length < 0x80 ? 0 : Math.ceil(length.toString(16).length / 2)
  if (lengthBytes !== shortest || bytes.length < start + length) throw new Error('a wrong length')
  return { tag, content: bytes.subarray(start, start + length), bytes: bytes.subarray(0, start + length) }
}

/** A string of bits that is one of bytes. */
export function wholeBytes(bytes: Buffer): Buffer {
  const { content } = derValue(bytes, tags.bits)
  if (content[0] !== 0) throw new Error('bits that are left over')
  return content.subarray(1)
}

/** An object identifier as people write it, `2.16.76.1.3.3`. */
export function oidOf(bytes: Buffer): string {
  const { content } = derValue(bytes, tags.oid)
  const numbers: number[] = []
  let number = 0
  for (const byte of content) {
    if ((number === 0 && byte === 0x80) || number > 0xff_ff_ff) throw new Error('a wrong object identifier')
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) numbers.push(number)
    if (byte < 0x80) number = 0
  }
  const [first, ...others] = numbers
  if (first === undefined || (content.at(-1) ?? 0x80) >= 0x80) throw new Error('half an object identifier')
  const arc = Math.min(Math.floor(first / 40), 2)
  return [arc, first - arc * 40, ...others].join('.')
}

export function timeOf({ tag, content }: DerValue): Temporal.Instant {
  const text = content.toString('latin1')
  const isShort = tag === tags.utcTime && /^\d{12}Z$/.test(text)
  const isLong = tag === tags.generalizedTime && /^\d{14}Z$/.test(text)
  if (!isShort && !isLong) throw new Error('a wrong time')
  const digits = isLong ? text : `${text < '5' ? '20' : '19'}${text}`
  return Temporal.Instant.from(digits.replace(/^(.{4})(..)(..)(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
