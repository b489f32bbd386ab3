import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { columnsOf, namesIn } from './columns/columns.ts'

test('of every column it is decided, once, whether it is exported', async ({ database }) => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const decided = Object.entries(columnsOf).flatMap(([table, { open, keyed, personal, never }]) =>
    [open, keyed, personal, never].flatMap((columns) => namesIn(columns).map((name) => `${table}.${name}`)),
  )
  expect(decided.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('no column that refers to somebody, or to something of theirs, is open', async ({ database, world }) => {
  const ofSomebody = ['member', 'staff', ...world.personalData.flatMap(({ tables }) => Object.keys(tables))]
  const { rows } = await database.pool.query<{ table: string; column: string; target: string }>(
    `select conrelid::regclass::text as table, attname as column, confrelid::regclass::text as target
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const references = rows.filter(({ target }) => ofSomebody.includes(target))
  expect(references).toContainEqual({ table: 'invoice', column: 'member_id', target: 'member' })
  const open = references.filter(({ table, column }) => namesIn(columnsOf[table]?.open).includes(column))
  expect(open).toEqual([])
})

test('nothing that opens something is in an export', async ({ database }) => {
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and (data_type = 'bytea' or column_name ~ 'hash|token|secret|password|sealed|file_key')`,
  )
  const exported = rows.filter(({ table, column }) => {
    const { open, keyed, personal } = columnsOf[table] ?? {}
    return [open, keyed, personal].some((columns) => namesIn(columns).includes(column))
  })
  expect(exported).toEqual([])
})

test('the documentation names the columns', async () => {
  const text = await readFile(new URL('../../docs/data-export.md', import.meta.url), 'utf8')
  const lines = Object.entries(columnsOf)
    .filter(([, { open, keyed, personal }]) => open || keyed || personal)
    .map(([table, uses]) => {
      const cells = [uses.open, uses.keyed, uses.personal].map((columns) => namesIn(columns).join(', '))
      return `| \`${table}\` | ${cells.join(' | ')} |`
    })
  expect(text.split('\n').filter((line) => line.startsWith('| `'))).toEqual(lines.toSorted())
})
