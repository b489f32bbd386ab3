import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Place, withClient, withSuperuser } from './world.ts'

type Statement = {
  readonly text: string
  readonly values: readonly unknown[]
  /** Every id in its answer: another run makes others. */
  ids: readonly string[]
}

/**
 * The seconds that the same statements take, said again by themselves, one after the other, to a copy of the database as
 * it was before the work.
 */
export async function secondsBare(place: Place, work: () => Promise<void>): Promise<number> {
  const copy = new URL(place.databaseUrl)
  const template = copy.pathname.slice(1)
  copies += 1
  copy.pathname = `/bare_${copies}`
  await withSuperuser(place, async (client) => {
    await client.query(`create database bare_${copies} template ${template} owner petisco_app`)
  })
  const statements = await listening(work)
  return withClient(copy.href, async (client) => {
    const began = performance.now()
    await sayAgain(client, statements)
    return (performance.now() - began) / 1000
  })
}

let copies = 0

/** Everything that is said to PostgreSQL meanwhile. */
async function listening(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  function heard(this: pg.Client, config: string | pg.QueryConfig, ...rest: unknown[]) {
    const { text, values = [] } = typeof config === 'string' ? { text: config, values: rest[0] } : config
    const statement: Statement = { text, values: Array.isArray(values) ? values : [], ids: [] }
    statements.push(statement)
    const answer: unknown = Reflect.apply(query, this, [config, ...rest])
    if (answer instanceof Promise)
      void answer.then(
        (result) => {
          statement.ids = idsIn(result)
        },
        () => undefined,
      )
    return answer
  }
  pg.Client.prototype.query = heard as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}

async function sayAgain(client: pg.Client, statements: readonly Statement[]) {
  const renewed = new Map<string, string>()
  for (const { text, values, ids } of statements) {
    const name = createHash('sha1').update(text).digest('base64')
    const result = await client.query({ name, text, values: values.map((value) => inWords(value, renewed)) })
    const made = idsIn(result)
    for (const [place, id] of ids.entries()) if (made[place] !== id) renewed.set(id, made[place] ?? id)
  }
}

function inWords(value: unknown, renewed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => inWords(one, renewed))
  return typeof value === 'string' ? value.replace(uuid, (id) => renewed.get(id) ?? id) : value
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

function idsIn(result: { rows?: readonly unknown[] } | undefined): string[] {
  return JSON.stringify(result?.rows ?? []).match(uuid) ?? []
}
