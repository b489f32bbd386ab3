export const mutationKinds = ['flip', 'delete', 'repeat', 'move', 'exchange', 'exchange-tags'] as const

/** One way to spoil a file; places and lengths are shares of it, so that any numbers from 0 to 1 will do. */
export type Mutation = {
  readonly kind: (typeof mutationKinds)[number]
  readonly place: number
  readonly otherPlace: number
  readonly length: number
  readonly byte: number
}

/** Spoils a file in several ways, one after the other. */
export function mutatedBy(file: Buffer, other: Buffer, mutations: readonly Mutation[]): Buffer {
  return mutations.reduce((bytes, mutation) => mutated(bytes, other, mutation), file)
}

/** Spoils a file, in some kinds with a part of another one. */
function mutated(file: Buffer, other: Buffer, { kind, ...numbers }: Mutation): Buffer {
  const start = Math.floor(numbers.place * file.length)
  const to = Math.floor(numbers.otherPlace * file.length)
  // Most slices are short: a long one breaks a file in so many ways that nothing is learnt.
  const end = Math.min(start + 1 + Math.floor(numbers.length ** 4 * 4000), file.length)
  const [before, slice, behind] = [file.subarray(0, start), file.subarray(start, end), file.subarray(end)]
  const without = Buffer.concat([before, behind])
  const spoilt: Readonly<Record<Mutation['kind'], () => Buffer>> = {
    flip: () => Buffer.concat([before, Buffer.of((slice[0] ?? 0) ^ numbers.byte), file.subarray(start + 1)]),
    delete: () => without,
    repeat: () => Buffer.concat([file.subarray(0, to), slice, file.subarray(to)]),
    move: () => Buffer.concat([without.subarray(0, to), slice, without.subarray(to)]),
    exchange: () => Buffer.concat([before, other.subarray(start, end), behind]),
    'exchange-tags': () => exchangedTags(file, other, numbers.place),
  }
  return spoilt[kind]()
}

/** Puts an element of the other file in the place of the one with the same name. */
function exchangedTags(file: Buffer, other: Buffer, place: number): Buffer {
  const text = file.toString()
  const names = [...text.matchAll(/<(\w+)/g)].map(([, name = '']) => name)
  const name = names[Math.floor(place * names.length)]
  const element = new RegExp(`<${name}[ >].*?</${name}>`, 's')
  const [found = ''] = element.exec(other.toString()) ?? []
  return Buffer.from(text.replace(element, () => found))
}
