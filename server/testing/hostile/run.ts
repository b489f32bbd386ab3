import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import type { StaffRole } from '#contract/people.ts'
import { fillWithDemo } from '#db/seed.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import type { World } from '#server/testing/world.ts'
import { type CallerKind, type HostileRequest, requestTo, sentBody } from './requests.ts'
import type { Ids } from './values.ts'

/** A service that answers without a network, or the call could only say that there is none. */
export const noPostalCode = 'data:application/json,{"erro":"{cep}"}'

type Finding = { readonly endpoint: string; readonly request: string; readonly fault: string }

/** Calls every endpoint so many times as anybody might, and tells which answers nobody was promised. */
export async function callHostilely(world: World, { each, seed }: { each: number; seed: number }) {
  await fillWithDemo(world, world.clock.now())
  const callers = createCallers(world)
  const statuses = new Map<number, number>()
  const findings: Finding[] = []
  for (const endpoint of registeredEndpoints()) {
    const ids = await idsFor(world, endpoint)
    const calling = fc.asyncProperty(requestTo(endpoint, ids), async (request) => {
      const status = await expectPromisedAnswer(world, callers, request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    })
    const { failed, counterexample, errorInstance } = await fc.check(calling, { numRuns: each, seed })
    if (!failed) continue
    const fault = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
    findings.push({
      endpoint: `${endpoint.method} ${endpoint.path}`,
      request: shown(counterexample?.[0]),
      fault,
    })
  }
  return { findings, statuses, requests: [...statuses.values()].reduce((sum, count) => sum + count, 0) }
}

type Callers = ReturnType<typeof createCallers>

/** Somebody who signed out, left or was blocked by a call is replaced by another of the kind. */
function createCallers({ given }: World) {
  const tokens = new Map<CallerKind, string>()
  return {
    async tokenOf(kind: CallerKind): Promise<string | undefined> {
      if (kind === 'stranger') return undefined
      const token = tokens.get(kind) ?? (await create(kind)).token
      tokens.set(kind, token)
      return token
    },
    replace: (kind: CallerKind) => void tokens.delete(kind),
  }

  function create(kind: Exclude<CallerKind, 'stranger'>) {
    if (kind === 'level 2') return given.member({ level: 2 })
    if (kind === 'promoter') return given.promoter()
    if (kind === 'attendant' || kind === 'veterinarian' || kind === 'breeder')
      return given.member({ type: kind, coins: 10_000, hasAddress: true })
    return given.staff({ role: kind satisfies StaffRole })
  }
}

async function expectPromisedAnswer(
  world: World,
  callers: Callers,
  request: HostileRequest,
): Promise<number> {
  const { app, database } = world
  const token = await callers.tokenOf(request.caller)
  const { headers, ...body } = await sentBody(request)
  const before = await everythingWritten(database)
  const answer = await app.inject({
    method: request.method,
    url: request.url,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    remoteAddress: request.address,
    payloadAsStream: true,
    ...body,
  })
  const { statusCode: status } = answer
  const isStream = String(answer.headers['content-type']).startsWith('text/event-stream')
  if (isStream) answer.stream().destroy()
  const text = isStream ? '' : await textOf(answer.stream())
  if (status === 401) callers.replace(request.caller)
  if (status >= 500) throw new Error(`answered ${status}: ${text.slice(0, 200)}`)
  if (status === 200 || status === 304) return status
  requirePromisedShape(status, text)
  const after = await everythingWritten(database)
  if (after !== before)
    throw new Error(`answered ${status}, and yet something was written: ${before} became ${after}`)
  return status
}

function requirePromisedShape(status: number, text: string) {
  const body: Record<string, unknown> = JSON.parse(text)
  const isPromised =
    status === 422 && 'errors' in body
      ? typeof body.message === 'string' && typeof body.errors === 'object'
      : typeof body.error === 'string' && ([401, 403].includes(status) || typeof body.code === 'string')
  if (!isPromised)
    throw new Error(`answered ${status} in a shape that nobody was promised: ${text.slice(0, 200)}`)
  if (/FST_|Zod|\bat \/|postgres|syntax/i.test(text))
    throw new Error(`told what is behind it: ${text.slice(0, 200)}`)
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

async function everythingWritten({ pool }: World['database']): Promise<string> {
  const { rows } = await pool.query(`select
    (select max(id) from audit_entry) as acts,
    (select md5(string_agg(member::text, '' order by id)) from member) as people,
    (select md5(string_agg(member_address::text, '' order by member_id)) from member_address) as addresses,
    (select count(*) from consent) as consents,
    (select count(*) from session) as sessions,
    (select count(*) from graphile_worker._private_jobs) as jobs`)
  return JSON.stringify(rows[0])
}

/** Ids that exist: those of the tables that the address or the field names, and some of all others. */
async function idsFor({ database: { pool } }: World, { path }: Endpoint): Promise<Ids> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
  )
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ id: string }>(`select id from ${name} order by id limit 3`)
    found.set(
      name,
      rows.map(({ id }) => id),
    )
  }
  const all = ['0198c0de-0000-7000-8000-000000000000', ...[...found.values()].flat()]
  return (name) => {
    const wanted = `${path} ${name}`.replace('document', 'invoice')
    const named = [...found]
      .filter(([table]) => wanted.includes(table.replace(/_.*/, '')))
      .flatMap(([, ids]) => ids)
    return named.length > 0 ? named : all
  }
}

function shown(request: HostileRequest | undefined): string {
  return JSON.stringify(request)?.slice(0, 1000) ?? ''
}
