/** A field of a message: a whole number, text or a message within as bytes, or four bytes as they stand. */
export type Field =
  | { readonly number: number; readonly kind: 0; readonly value: bigint }
  | { readonly number: number; readonly kind: 2 | 5; readonly value: Uint8Array }

/** The fields of a message in their order; what they mean is known to who asks. */
export function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const whole = () => {
    let [value, shift] = [0n, 0n]
    for (;;) {
      const byte = bytes[at]
      if (byte === undefined) throw new Error('The message ends within a number')
      at += 1
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
      shift += 7n
    }
  }
  const taken = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const tag = Number(whole())
    const [number, kind] = [tag >>> 3, tag & 7]
    if (kind === 0) fields.push({ number, kind, value: whole() })
    else if (kind === 2) fields.push({ number, kind, value: taken(Number(whole())) })
    else if (kind === 5) fields.push({ number, kind, value: taken(4) })
    else throw new Error(`Fields of kind ${kind} are not known`)
  }
  return fields
}

export function messageOf(fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.flatMap(({ number, kind, value }) => {
      const tag = wholeNumber(BigInt((number << 3) | kind))
      if (kind === 0) return [tag, wholeNumber(value)]
      return kind === 2 ? [tag, wholeNumber(BigInt(value.length)), value] : [tag, value]
    }),
  )
}

function wholeNumber(value: bigint): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  return Uint8Array.from([...bytes, Number(rest)])
}
