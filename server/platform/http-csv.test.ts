import { expect } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { CsvFile, listQuery, SearchText } from '#contract/office-list.ts'
import { test as base } from '#server/testing/test.ts'
import { type Cell, csvText } from './csv.ts'
import type { Database } from './db.ts'
import { listFile } from './list-queries.ts'
import { Refusal } from './refusal.ts'

const cells = endpoint({
  method: 'GET',
  path: '/office/cells',
  for: { staff: ['analyst'] },
  summary: 'One row of everything',
  query: listQuery(['name'], { q: SearchText, state: z.optional(z.string()) }),
  returns: CsvFile,
})

const people = endpoint({
  method: 'GET',
  path: '/office/everybody',
  for: { staff: ['analyst'] },
  summary: 'Names out of the database',
  returns: CsvFile,
})

const gone = endpoint({
  method: 'GET',
  path: '/office/gone',
  for: { staff: ['analyst'] },
  summary: 'Rows of what is not there',
  returns: CsvFile,
  refuses: ['not_found'],
})

const row: readonly Cell[] = [
  'Ração & “Cão”',
  '=HYPERLINK("x")',
  '+55',
  '-1',
  '@a',
  '\tb',
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '\rb',
  'a;b',
  'uma\nduas',
  -12,
  1.5,
  { cents: -1250 },
  null,
  Temporal.Instant.from('2026-11-12T13:42:05Z'),
  Temporal.PlainDate.from('2026-11-12'),
]

const test = base.extend('features', { scope: 'file' }, () => (http) => {
  http.csv(cells, () => ({ file: 'celulas', head: ['Ação', 'Soma'], rows: () => [row] }))
  http.csv(gone, () => ({
    file: 'nada',
    head: ['Nome'],
    rows: async function* () {
      if (row.length > 0) throw new Refusal('not_found')
      yield row
    },
  }))
  http.csv(people, () =>
    listFile(
      { file: 'pessoas', head: ['Nome'] },
      (tx) => tx.selectFrom('member').select('name').where('name', 'like', 'Pessoa%').orderBy('name'),
      ({ name }) => [name],
    ),
  )
})

test('a file opens in a spreadsheet with its accents, and no cell of it is a formula', async ({
  api,
  given,
}) => {
  const ana = await given.staff({ role: 'analyst' })
  const { answer, headers } = await api.as(ana).try(cells, {})
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="celulas.csv"')
  expect(answer).toBe(
    '\ufeffAção;Soma\r\n' +
      `Ração & “Cão”;"'=HYPERLINK(""x"")";'+55;'-1;'@a;'\tb;'＝1+1;'＋1;'－1;'＠a;"'\rb";"a;b";"uma\nduas";-12;1,5;-12,50;;` +
      '2026-11-12 10:42:05;2026-11-12\r\n',
  )
})

test('a file of more rows than are fetched at a time holds each once', async ({ api, given, database }) => {
  const ana = await given.staff({ role: 'analyst' })
  const names = await addPeople(database, 'Pessoa')
  const file = await api.as(ana).call(people)
  expect(file.split('\r\n').slice(1, -1)).toEqual(names)
})

test('a moment in a file is what the clock in Brazil shows, on both sides of each change of it', async () => {
  const changes: number[] = []
  let local = Temporal.Instant.from('1800-01-01T00:00:00Z').toZonedDateTimeISO('America/Sao_Paulo')
  for (;;) {
    const next = local.getTimeZoneTransition('next')
    if (!next) break
    changes.push(next.epochMilliseconds)
    local = next
  }
  expect(changes.length).toBeGreaterThan(50)
  const near = changes.flatMap((change) => [-1, 0, 1, 7_200_000].map((milliseconds) => change + milliseconds))
  const moments = [...near, ...near.toReversed(), ...changes.map((change) => change / 2 + 86_400_123.5)].map(
    (milliseconds) => Temporal.Instant.fromEpochMilliseconds(Math.floor(milliseconds)),
  )
  const rows = moments.map((moment) => [moment])
  const text = (await Array.fromAsync(csvText(['Quando'], rows))).join('')
  expect(text.split('\r\n').slice(1, -1)).toEqual(
    moments.map((moment) =>
      moment
        .toZonedDateTimeISO('America/Sao_Paulo')
        .toPlainDateTime()
        .toString({ smallestUnit: 'second' })
        .replace('T', ' '),
    ),
  )
})

test('the next rows of a file are asked for before these are written, and who leaves keeps nothing waiting', async ({
  database,
}) => {
  const names = await addPeople(database, 'Gente')
  await database.transaction(async (tx) => {
    const asked: string[] = []
    const seen = tx.withPlugin({
      transformQuery: ({ node }) => {
        if ('sqlFragments' in node) asked.push(node.sqlFragments.join(''))
        return node
      },
      transformResult: async ({ result }) => result,
    }) as typeof tx
    const file = listFile(
      { file: 'gente', head: [] },
      () => tx.selectFrom('member').select('name').where('name', 'like', 'Gente%').orderBy('name'),
      ({ name }) => [name],
    )
    for await (const cells of file.rows(seen)) {
      expect(cells).toEqual([names[0]])
      break
    }
    expect(asked.filter((text) => text.startsWith('fetch'))).toHaveLength(2)
    expect(await tx.selectFrom('member').select('id').limit(1).execute()).toHaveLength(1)
  })
})

test('who took a file is in the audit trail, without the name that was searched for', async ({
  api,
  given,
  database,
}) => {
  const ana = await given.staff({ role: 'analyst' })
  await api.as(ana).call(cells, { q: 'Camila', state: 'RS', sort: 'name' })
  const { after } = await database.db
    .selectFrom('audit_entry')
    .select('after')
    .where('actor_id', '=', ana.id)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ state: 'RS', sort: 'name' })
})

test('a file is refused like any other call', async ({ api, given }) => {
  const rita = await given.staff({ role: 'reviewer' })
  expect((await api.as(rita).try(cells, {})).status).toBe(403)
  expect((await api.try(cells, {})).status).toBe(401)
})

test('what is refused while the first row is looked for is answered as a refusal', async ({ api, given }) => {
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  expect(await analyst.try(gone)).toMatchObject({ status: 404, answer: { code: 'not_found' } })
})

/** More than are fetched at a time. */
async function addPeople(database: Database, word: string) {
  const names = Array.from({ length: 1203 }, (_, index) => `${word} ${String(index).padStart(4, '0')}`)
  const rows = names.map((name, index) => ({
    name,
    email: `${word}${index}@test.example`,
    profile_type: 'breeder' as const,
    level: 3 as const,
    password_hash: 'x',
  }))
  await database.transaction((tx) => tx.insertInto('member').values(rows).execute())
  return names
}
