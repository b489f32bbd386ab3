import pg from 'pg'
import { problem } from './problem.ts'

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/
const probeMs = 3000

/** One address for each host: `a:5432,b:5432` is a primary and the standby that may take its place. */
export function databaseHosts(url: string): string[] {
  const [, start = '', hosts = '', path = '', query = ''] = shape.exec(url) ?? []
  const rest = query.split('&').filter((part) => part && !part.startsWith('target_session_attrs='))
  const end = rest.length > 0 ? `${path}?${rest.join('&')}` : path
  return hosts.split(',').map((host) => `${start}${host}${end}`)
}

/** The one of several hosts that takes writes; a lone host is taken as it is. */
export async function primaryOf(url: string): Promise<string> {
  const [only = url, ...others] = databaseHosts(url)
  if (others.length === 0) return only
  const hosts = [only, ...others]
  try {
    return await Promise.any(hosts.map(requireWritable))
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error]
    const told = hosts.map((host, place) => `${hostIn(host)}: ${messageOf(reasons[place])}`)
    throw problem(`No host of DATABASE_URL takes writes (${told.join('; ')}).`, error)
  }
}

async function requireWritable(url: string): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  })
  // The query reports a lost server; this event must only not be unhandled.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off') throw new Error('it takes no writes')
    return url
  } finally {
    void client.end().catch(() => undefined)
  }
}

function hostIn(url: string) {
  return new URL(url).host
}

function messageOf(error: unknown) {
  return (error instanceof Error && error.message) || 'it does not answer'
}
