import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'

/**
 * Petisco works as this role, which owns its database and may do nothing else. The superuser that came with
 * the cluster, `petisco`, only starts the server and prepares this role.
 */
const role = 'petisco_app'

export async function workingUrl(folder: string, port: number): Promise<string> {
  const password = await readFile(passwordFile(folder), 'utf8')
  return `postgres://${role}:${password}@127.0.0.1:${port}/petisco`
}

type Preparation = { folder: string; throwAway: boolean }

/** Only the owner of the data folder calls this. The password is the file's, also if that was lost. */
export async function prepareRole(superuser: Client, { folder, throwAway }: Preparation): Promise<void> {
  const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [role])
  if (!rowCount) await superuser.query(`create role ${role}`)
  // Tests copy databases.
  const rights = `login nosuperuser ${throwAway ? 'createdb' : 'nocreatedb'} nocreaterole noreplication nobypassrls`
  await superuser.query(`alter role ${role} ${rights} password '${await passwordIn(folder)}'`)
}

export async function prepareDatabase(superuser: Client): Promise<void> {
  const { rows } = await superuser.query(
    "select pg_get_userbyid(datdba) as owner from pg_database where datname = 'petisco'",
  )
  if (!rows[0]) await superuser.query(`create database petisco owner ${role}`)
  else if (rows[0].owner !== role) await superuser.query(`alter database petisco owner to ${role}`)
}

/** Older versions worked as the superuser, and so do dumps that are restored: what is its becomes the role's. */
export async function handOver(superuserInDatabase: Client): Promise<void> {
  await superuserInDatabase.query(handingOver)
}

const handingOver = `
  do $$
  declare
    me constant oid := (select oid from pg_roles where rolname = current_user);
    ours constant oid[] := array(
      select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema');
    of_extensions constant oid[] := array(select objid from pg_depend where deptype = 'e');
    change text;
  begin
    for change in
      select format('schema %I', nspname) from pg_namespace where nspowner = me and oid = any (ours)
      union all
      select format('table %s', oid::regclass) from pg_class
      where relowner = me and relnamespace = any (ours) and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and oid <> all (of_extensions)
        -- The sequence of a column goes with its table.
        and not exists (select from pg_depend where objid = pg_class.oid and refclassid = 'pg_class'::regclass
          and relkind = 'S' and deptype in ('a', 'i'))
      union all
      select format('routine %s', oid::regprocedure) from pg_proc
      where proowner = me and pronamespace = any (ours) and oid <> all (of_extensions)
      union all
      select format('type %s', oid::regtype) from pg_type
      where typowner = me and typnamespace = any (ours) and oid <> all (of_extensions)
        and (typtype in ('d', 'e', 'r')
          or typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c'))
      union all
      select format('statistics %I.%I', stxnamespace::regnamespace, stxname) from pg_statistic_ext
      where stxowner = me and stxnamespace = any (ours)
    loop
      execute format('alter %s owner to ${role}', change);
    end loop;
  end
  $$`

async function passwordIn(folder: string): Promise<string> {
  const file = passwordFile(folder)
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await writeFile(`${file}.new`, password, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
  return password
}

function passwordFile(folder: string): string {
  return join(folder, `${role}.password`)
}
