import pg from 'pg'
import { primaryOf } from './database-hosts.ts'
import { problem } from './problem.ts'

export async function connectTo(url: string, application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await primaryOf(url), application_name })
  await client.connect().catch((error: Error) => {
    throw problem(
      `The database does not answer: ${error.message || 'connection failed'}. Check DATABASE_URL.`,
      error,
    )
  })
  return client
}

export async function requireUsableDatabase(url: string) {
  const client = await connectTo(url, 'petisco checks')
  try {
    await requireNoFaults(client)
  } finally {
    await client.end()
  }
}

/** What migrations need: a version, ownership, and an extension that any owner may create. */
export async function requireNoFaults(client: pg.Client) {
  const { rows } = await client.query<Facts>(`
    select current_setting('server_version') as version, quote_ident(current_user) as role,
      quote_ident(current_database()) as database, coalesce(current_schema(), 'public') as schema,
      has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreateTables",
      (select quote_ident(pg_get_userbyid(relowner)) from pg_class
        where oid = to_regclass('migration') and not pg_has_role(relowner, 'usage')) as "tablesOf",
      exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
      (select bool_or(trusted or not superuser) from pg_available_extension_versions
        where name = 'pg_trgm') as "mayCreateTrigrams"`)
  const faults = rows.flatMap(faultsIn)
  if (faults.length > 0) throw problem(faults.join('\n'))
}

type Facts = {
  version: string
  role: string
  database: string
  schema: string
  mayCreateSchemas: boolean
  mayCreateTables: boolean
  tablesOf: string | null
  hasTrigrams: boolean
  /** Null if the server does not have it. */
  mayCreateTrigrams: boolean | null
}

function faultsIn(facts: Facts): string[] {
  const { version, role, database, schema, tablesOf, hasTrigrams, mayCreateTrigrams } = facts
  const faults = [
    Number.parseInt(version, 10) < 18 && `The database is PostgreSQL ${version}; Petisco needs 18 or newer.`,
    !facts.mayCreateSchemas &&
      `The role ${role} may not create schemas in the database ${database}: as a superuser, alter database ${database} owner to ${role}.`,
    !facts.mayCreateTables &&
      `The role ${role} may not create tables in the schema ${schema}: as a superuser, alter database ${database} owner to ${role}; if that is not enough, alter schema ${schema} owner to ${role}.`,
    tablesOf &&
      `The tables of this database belong to the role ${tablesOf}: as a superuser, reassign owned by ${tablesOf} to ${role}.`,
    !hasTrigrams &&
      mayCreateTrigrams === null &&
      'The PostgreSQL server does not have the extension pg_trgm: install its package of extensions (postgresql-contrib).',
    !hasTrigrams &&
      mayCreateTrigrams === false &&
      `The role ${role} may not create the extension pg_trgm: as a superuser, create extension pg_trgm in the database ${database}.`,
  ]
  return faults.filter((fault) => typeof fault === 'string')
}
