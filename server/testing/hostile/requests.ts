import fc from 'fast-check'
import type * as z from 'zod/mini'
import { type Endpoint, staffMay } from '#contract/endpoint.ts'
import { staffRoles } from '#contract/people.ts'
import { formOf } from '#server/testing/api.ts'
import { hostileText, hostileValue, type Ids, valueFor } from './values.ts'

const memberKinds = ['attendant', 'veterinarian', 'breeder', 'promoter', 'level 2'] as const
const callerKinds = ['stranger', ...memberKinds, ...staffRoles] as const
export type CallerKind = (typeof callerKinds)[number]

export type HostileRequest = {
  readonly caller: CallerKind
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | { readonly form: Readonly<Record<string, unknown>> } | undefined
  /** Each from elsewhere, or limits would answer instead of the calls. */
  readonly address: string
}

/** Any call of an endpoint: mostly by who may make it, and mostly right but for a field, a header or the address. */
export function requestTo(endpoint: Endpoint, ids: Ids): fc.Arbitrary<HostileRequest> {
  return fc.record({
    caller: callerOf(endpoint),
    method: fc.constant(endpoint.method),
    url: fc.tuple(pathOf(endpoint, ids), queryOf(endpoint, ids)).map((parts) => parts.join('')),
    headers: headers(endpoint),
    payload: payloadOf(endpoint, ids),
    address: fc.oneof(fc.ipV4(), fc.ipV6()),
  })
}

/** The bytes as they are sent. */
export async function sentBody({ headers, payload }: HostileRequest) {
  if (payload === undefined) return { headers }
  if (typeof payload === 'string')
    return { headers: { 'content-type': 'application/json', ...headers }, payload }
  const { payload: bytes, type } = await formOf(payload.form)
  return { headers: { 'content-type': type, ...headers }, payload: bytes }
}

function callerOf(endpoint: Endpoint): fc.Arbitrary<CallerKind> {
  const { for: access } = endpoint
  const isOffice = access === 'staff' || (typeof access === 'object' && 'staff' in access)
  const right = isOffice ? staffRoles.filter((role) => staffMay(endpoint, role)) : memberKinds
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<CallerKind>(...right) },
    { weight: 1, arbitrary: fc.constantFrom<CallerKind>(...callerKinds) },
  )
}

const rawParts = [
  '%00',
  '%ff',
  '%',
  '..%2f..%2fetc',
  'x'.repeat(150),
  'x'.repeat(5000),
  '__proto__',
  '%F0%9F%92%A5',
  "'--",
  '',
]

function pathOf({ path, params }: Endpoint, ids: Ids): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part)
    const schema = params?.def.shape[part.slice(1)] as z.ZodMiniType | undefined
    const right = schema ? valueFor(schema, path, ids) : hostileText
    return fc.oneof(
      { weight: 12, arbitrary: right.map((value) => encoded(value)) },
      { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
      { weight: 1, arbitrary: hostileText.map(encoded) },
    )
  })
  return fc.tuple(...parts).map((all) => `/api${all.join('/')}`)
}

function queryOf({ query }: Endpoint, ids: Ids): fc.Arbitrary<string> {
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'page=%00',
        'page=2&page=3',
        '__proto__[a]=1',
        'q[]=1',
        '&&=',
        '%=%',
        'q=%ff',
      ),
    },
  )
  const right = query ? valueFor(query, '', ids) : fc.constant({})
  return fc.tuple(right, extra).map(([values, more]) => {
    const named = Object.entries(values as object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${encoded(value)}`)
    const text = [...named, ...(more ? [more] : [])].join('&')
    return text && `?${text}`
  })
}

/** Half a pair of surrogates has no code of its own; in an address it comes as these bytes. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return encodeURIComponent(text.toWellFormed())
}

const latin = fc.string({
  unit: fc
    .integer({ min: 0x21, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
})

function headers({ idempotent }: Endpoint): fc.Arbitrary<Record<string, string>> {
  const rare = (arbitrary: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 25, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
  const key = fc.oneof(
    fc.constantFrom('', ' ', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(8000), 'a'),
    latin,
  )
  return fc
    .record({
      'idempotency-key': idempotent ? fc.option(key, { nil: undefined }) : rare(key),
      language: fc.option(fc.oneof(fc.constantFrom('es', 'en', 'pt-BR', 'xx', ''), latin), {
        nil: undefined,
      }),
      authorization: rare(
        fc.oneof(fc.constantFrom('', 'Bearer', 'Bearer ', 'Bearer Bearer', 'Basic eA=='), latin),
      ),
      'content-type': rare(
        fc.constantFrom(
          '',
          'text/plain',
          'application/xml',
          'application/json; charset=x',
          'multipart/form-data',
          'multipart/form-data; boundary=b',
          'x',
        ),
      ),
      'x-forwarded-for': rare(
        fc.oneof(fc.constantFrom('', 'x', '::1', '1.2.3.4, ::ffff:1.2.3.4', 'fe80::1%25a', ',,'), latin),
      ),
      'if-none-match': rare(fc.oneof(fc.constantFrom('*', '""', 'W/"a"'), latin)),
      'last-event-id': rare(
        fc.oneof(fc.constantFrom('', '0', '1:1:', '1:2:3 4', '9'.repeat(40), 'x'.repeat(5000)), latin),
      ),
      'user-agent': rare(fc.oneof(fc.constantFrom('', 'x'.repeat(5000)), latin)),
      range: rare(fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'x')),
    })
    .map((all) =>
      Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    )
}

const rawBodies = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    '{}',
    '\u0000',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{}}}',
  ],
  '{"email":"a@b.example","email":"c@d.example"}',
  '['.repeat(20_000) + ']'.repeat(20_000),
  JSON.stringify({ name: 'x'.repeat(100_000) }),
  JSON.stringify({ name: 'x'.repeat(1_000_000) }),
]

function payloadOf(endpoint: Endpoint, ids: Ids): fc.Arbitrary<HostileRequest['payload']> {
  const { method, body, files } = endpoint
  if (method === 'GET') return fc.constant(undefined)
  const right = body ? valueFor(body, '', ids) : fc.constant({})
  const raw = fc.constantFrom(...rawBodies)
  if (!files)
    return fc.oneof(
      { weight: 20, arbitrary: right.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: raw },
      { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value) ?? '') },
    )
  const file = fc.oneof(
    fc.constantFrom(...fileStarts),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  const form = fc.tuple(right, fc.tuple(...files.map(() => file))).map(([fields, contents]) => ({
    form: {
      ...(fields as object),
      ...Object.fromEntries(files.map((name, index) => [name, new Blob([contents[index] ?? ''])])),
    },
  }))
  return fc.oneof({ weight: 12, arbitrary: form }, { weight: 1, arbitrary: raw })
}

const fileStarts = [
  '',
  '%PDF-1.7\n',
  '<?xml version="1.0"?><nfeProc>\u0000</nfeProc>',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  'RIFF\u0000\u0000\u0000\u0000WEBP',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
].map((text) => Buffer.from(text, 'latin1'))
