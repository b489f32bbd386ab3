import fc from 'fast-check'
import type * as z from 'zod/mini'
import { signUpForm } from '#server/testing/sign-up-form.ts'

export type Ids = (fieldOrPath: string) => readonly string[]

/** Strings that programs stumble over: what no keyboard types, what other languages run, and days nobody lives in. */
const hostileTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202eabc',
    '💥',
    '👩‍⚕️🐶'.repeat(20),
    '\ufeff',
    '\r\n',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '0x10',
    '1e400',
    '9'.repeat(40),
    '-1',
    '0',
    '1.5',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '$gt', '{{7*7}}', '%s%n', '%00', '%ff'],
  ...[
    "'; drop table member; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '..%2f',
    'a\\',
    '%',
    '_',
    '*',
  ],
  ...[
    '=1+1',
    '＝1+1',
    '@a',
    'x'.repeat(201),
    'x'.repeat(5000),
    'é'.repeat(300),
    'data:text/html,x',
    'http://[',
    'https://a',
  ],
  ...[
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '10000-01-01',
    '-000001-01-01',
    '+275760-09-13',
    '2026-02-30',
    '2026-13-01',
  ],
  ...[
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '9999-12-31T23:59:59.999999999Z',
    '2026-11-17T24:00:00Z',
  ],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
]
const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  2 ** 15,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
]
const hostileOthers = [
  null,
  true,
  false,
  [],
  [[]],
  {},
  { $gt: '' },
  { length: -1 },
  ['a', 'b'],
  [null],
  { id: null },
]

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.string({ unit: fc.constantFrom('\u0000', '\ud800', '\u202e', 'a', '%', '\\', "'"), maxLength: 20 }),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...hostileOthers) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

/** Fields whose texts follow a rule that a schema does not tell. */
const rightTexts: Readonly<Record<string, unknown>> = {
  ...signUpForm(),
  profile_value: '12.345.678/0001-95',
  color: '#aabbcc',
  slug: 'quintal-adulto',
  ean: '7891000100103',
  endpoint: 'https://push.test/abc',
  q: 'a',
}

type Def = {
  readonly type: string
  readonly format?: string
  readonly coerce?: boolean
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly innerType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly checks?: readonly z.core.$ZodCheck[]
}

/** Mostly what the schema wants, so that a call gets far; now and then something else in one of its fields. */
export function valueFor(schema: z.ZodMiniType, name: string, ids: Ids): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def
  const below = (inner: z.ZodMiniType | undefined, its = name) =>
    inner ? valueFor(inner, its, ids) : fc.constant(undefined)
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape ?? {}).map(([field, inner]) => [
            field,
            fc.oneof({ weight: 15, arbitrary: below(inner, field) }, { weight: 1, arbitrary: hostileValue }),
          ]),
        ),
      )
    case 'array':
      return fc.array(below(def.element), { maxLength: 4 })
    case 'optional':
      return fc.option(below(def.innerType), { nil: undefined })
    case 'nullable':
      return fc.option(below(def.innerType))
    case 'default':
      return below(def.innerType)
    case 'pipe':
      return below(def.in)
    case 'union':
      return fc.oneof(...(def.options ?? []).map((option) => below(option)))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'number':
      return numberFor(def)
    case 'string':
      return textFor(def.format, name, ids)
    default:
      throw new Error(`no values are known for ${def.type} (${name})`)
  }
}

type Bound = { readonly check: string; readonly value: number }

function numberFor({ checks = [] }: Def) {
  const bounds = checks.map((check) => check._zod.def as unknown as Bound)
  const least = bounds.find(({ check }) => check === 'greater_than')?.value ?? 0
  const most = bounds.find(({ check }) => check === 'less_than')?.value ?? 1e12
  return fc.oneof(
    fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, least + 5)) }),
    fc.constantFrom(least, most),
  )
}

function textFor(format: string | undefined, name: string, ids: Ids): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids(name)), fc.uuid())
  if (format === 'date')
    return fc.constantFrom('2026-11-01', '2026-11-17', '2027-01-31', '0000-01-01', '9999-12-31')
  if (format === 'datetime')
    return fc.constantFrom(
      '2026-11-01T00:00:00Z',
      '2027-01-31T12:00:00Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
    )
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(rightTexts[name] ?? 'Texto de prova') },
    { weight: 1, arbitrary: hostileText },
  )
}
