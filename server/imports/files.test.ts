import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { officeProducts } from '#contract/catalogue-office.ts'
import {
  discardImport,
  importedFile,
  importFaultsFile,
  importKinds,
  importTemplate,
  runImport,
  startImport,
} from '#contract/imports.ts'
import { officePromoters } from '#contract/promoters-office.ts'
import { officePrizes } from '#contract/store-office.ts'
import { ptBr } from '#server/i18n/imports/pt-br.ts'
import { xlsxOf } from '#server/platform/spreadsheets/write-xlsx.ts'
import { importTest as base } from '#server/testing/import-files.ts'
import { guideTo } from './template.ts'

const test = base.extend('ada', ({ given }) => given.staff({ role: 'admin' }))

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

test.for(
  importKinds.flatMap((kind) =>
    (['pt-BR', 'es', 'en'] as const).flatMap((language) =>
      (['xlsx', 'csv'] as const).map((format) => ({ kind, language, format })),
    ),
  ),
)(
  'the template of $kind in $language as $format is a file that is understood',
  async (facts, { api, ada, importing }) => {
    const { kind, language, format } = facts
    const template = await api.as(ada).with({ language }).call(importTemplate, { kind, format })
    expect(template.name).toMatch(new RegExp(`\\.${format}$`))
    const { one, rows } = await importing.judge(ada, kind, bytes(template.base64), template.name)
    expect(one).toMatchObject({ state: 'judged', row_count: 1, unknown_columns: [], fault: null })
    const unknown = {
      product_codes: 'EAN ou SKU',
      prize_codes: 'Prêmio',
      distributors: 'EAN ou SKU',
    } as Record<string, string>
    const [row] = rows
    if (unknown[kind]) expect(row?.faults.map(({ column }) => column)).toContain(unknown[kind])
    else expect(row).toMatchObject({ verdict: 'new', faults: [] })
  },
)

test('a spreadsheet and the file that Excel writes in Brazil say the same', async ({
  api,
  ada,
  importing,
}) => {
  const head = [
    'Código externo',
    'Nome',
    'Marca',
    'Pet',
    'SKU',
    'EAN',
    'Moedas por real',
    'Linha',
    'Descrição',
  ]
  const row = ['X-1', 'Ração Coração', 'Vivaz', 'Cão', 'XL-1', '1234567', '0,5', 'Adultos', 'Com “aspas”']
  const sheet = new Uint8Array(await xlsxOf([{ name: 'Dados', rows: [head, row] }]))
  await importing.run(ada, (await importing.judge(ada, 'products', sheet, 'x.xlsx')).id)
  const [product] = (await api.as(ada).call(officeProducts, { q: 'XL-1' })).items
  expect(product).toMatchObject({ title: 'Ração Coração', ean: '01234567', rate_thousandths: 500 })
  const text = [head, row].map((cells) => cells.join(';')).join('\r\n')
  const signs = { '“': 0x93, '”': 0x94 } as Record<string, number>
  const windows = Uint8Array.from([...text], (sign) => signs[sign] ?? sign.charCodeAt(0))
  const again = await importing.judge(ada, 'products', windows, 'x.csv')
  expect(again.one.counts).toMatchObject({ same: 1 })
})

test('names with markup and formulas stay texts, and the file of errors runs nothing', async ({
  api,
  ada,
  importing,
}) => {
  const lines = `Código externo;Nome completo;E-mail;Celular;Código de indicação\n=cmd|x;<b onload=x>Zé</b>;zé;1;A`
  const { id, rows } = await importing.judge(ada, 'promoters', lines)
  expect(rows[0]).toMatchObject({ title: '<b onload=x>Zé</b>', external_id: '=cmd|x', verdict: 'wrong' })
  expect(await api.as(ada).call(importFaultsFile, { id })).toContain("3;'=cmd|x;<b onload=x>Zé</b>;".slice(1))
})

test('promoters come with their code and the mail to choose a password, once', async ({
  api,
  ada,
  importing,
  mailbox,
}) => {
  const lines = (code: string) =>
    `Código externo;Nome completo;E-mail;Celular;Código de indicação\nPR-1;Bia Rocha;bia@import.example;11987654321;${code}`
  await importing.run(ada, (await importing.judge(ada, 'promoters', lines('bia7k2'))).id)
  expect(mailbox.to('bia@import.example')).toHaveLength(1)
  expect((await importing.judge(ada, 'promoters', lines('BIA7K2'))).one.counts).toMatchObject({ same: 1 })
  await importing.run(ada, (await importing.judge(ada, 'promoters', lines('BIA999'))).id)
  expect((await api.as(ada).call(officePromoters, { q: 'bia@import' })).items).toMatchObject([
    { code: 'BIA999' },
  ])
  expect(mailbox.to('bia@import.example')).toHaveLength(1)
})

test('codes of a digital prize are kept sealed, each once, and their file goes', async ({
  api,
  ada,
  given,
  importing,
  database,
}) => {
  const { id } = await given.prize({ title: 'Vale café' })
  const lines = [
    'Prêmio;Código digital',
    'vale café;AAA-1',
    'Vale café;AAA-2',
    'Vale café;AAA-1',
    'Outro;AAA-3',
  ].join('\n')
  const judged = await importing.judge(ada, 'prize_codes', lines)
  expect(judged.rows.map(({ verdict }) => verdict)).toEqual(['new', 'new', 'wrong', 'wrong'])
  await importing.run(ada, judged.id)
  const prize = async () => (await api.as(ada).call(officePrizes)).find((one) => one.id === id)
  expect(await prize()).toMatchObject({ codes_in_stock: 2 })
  expect((await importing.judge(ada, 'prize_codes', lines)).one.counts).toMatchObject({ new: 0, same: 2 })
  const { rows } = await database.pool.query('select * from prize_code')
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('AAA-1').toString('hex'))
  expect(rows.map(({ sealed }) => sealed.includes('AAA'))).toEqual([false, false])
  expect(await api.as(ada).call(importedFile, { id: judged.id })).toEqual({ link: null })
})

test('a file that is put away is deleted and runs no more', async ({ api, ada, app, importing }) => {
  const { id } = await importing.judge(ada, 'distributors', 'Distribuidor;CNPJ\nFora;52837496000156')
  const { link } = await api.as(ada).call(importedFile, { id })
  const file = await app.inject(link ?? '')
  expect(file.headers['content-disposition']).toContain('attachment')
  expect(file.body).toContain('Fora')
  await api.as(ada).call(discardImport, { id })
  expect((await api.as(ada).try(runImport, { id })).status).toBe(409)
  expect((await importing.seen(ada, id)).one).toMatchObject({ state: 'discarded', has_file: false })
})

test('a file larger than twenty megabytes is refused', async ({ api, ada }) => {
  const file = new File([new Uint8Array(21 * 1024 * 1024).fill(65)], 'x.csv')
  expect((await api.as(ada).try(startImport, { kind: 'products', file })).status).toBe(413)
})

test('the guide names every column as the program does', async () => {
  const guide = await readFile(new URL('../../docs/importing.md', import.meta.url), 'utf8')
  for (const kind of importKinds) {
    const [, section = ''] = guide.split(`\n## ${ptBr.kinds[kind]}\n`)
    const table = section.split('\n## ')[0] ?? ''
    const rows = [...table.matchAll(/^\| (.*?) \| (.*?) \| (.*) \|$/gm)].map(([, ...cells]) => cells)
    expect(rows).toEqual([
      ...guideTo(kind, 'pt-BR').slice(0, 1),
      ['---', '---', '---'],
      ...guideTo(kind, 'pt-BR').slice(1),
    ])
  }
})

test('the errors of an import that is not there are refused, and nobody is noted as having taken them', async ({
  api,
  given,
  database,
}) => {
  const ada = await given.staff({ role: 'admin' })
  const unknown = '0198c0de-0000-7000-8000-000000000000'
  expect((await api.as(ada).try(importFaultsFile, { id: unknown })).status).toBe(404)
  const entries = database.db.selectFrom('audit_entry').select('id').where('actor_id', '=', ada.id)
  expect(await entries.execute()).toEqual([])
})
