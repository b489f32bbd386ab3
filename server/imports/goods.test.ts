import { expect } from 'vitest'
import { officeDistributors, officeProducts } from '#contract/catalogue-office.ts'
import { importFaultsFile, importTemplate, startImport } from '#contract/imports.ts'
import { distributorCodes } from '#contract/invoices-codes.ts'
import { officePrizes, stockMoves } from '#contract/store-office.ts'
import { importTest as base } from '#server/testing/import-files.ts'

const test = base.extend('caio', ({ given }) => given.staff({ role: 'catalogue' }))

const products = (...lines: string[]) =>
  [
    'Código externo;Nome;Marca;Pet;SKU;EAN;Moedas por real;Linha;Descrição;Fases;Peso do pet até (kg);Energia (kcal por kg);Ativo',
    ...lines,
  ].join('\r\n')

const vivaz =
  'P-1;Vivaz 15 kg;Vivaz;cão;VZ-15;7891234567895;1,5;Adultos;Com frango, arroz e "amor".;adultos, gestantes;22,5;3850;sim'

test('a file of products is judged without doing anything, then done, and a second time changes nothing', async ({
  api,
  caio,
  importing,
}) => {
  const listed = async () => (await api.as(caio).call(officeProducts, { q: 'Vivaz' })).items
  const judged = await importing.judge(caio, 'products', products(vivaz))
  expect(judged.one).toMatchObject({
    state: 'judged',
    row_count: 1,
    progress: 1,
    counts: { new: 1, changed: 0, same: 0, wrong: 0 },
  })
  expect(judged.rows).toMatchObject([{ line: 2, title: 'Vivaz 15 kg', verdict: 'new', is_done: false }])
  expect(await listed()).toEqual([])
  const done = await importing.run(caio, judged.id)
  expect(done.one).toMatchObject({ state: 'finished', progress: 1 })
  const [product] = await listed()
  expect(product).toMatchObject({
    rate_thousandths: 1500,
    pet: 'dog',
    phases: ['adults', 'pregnant'],
    weight_to_grams: 22_500,
    energy: 3850,
    slug: 'vivaz-15-kg',
    active: true,
  })
  const again = await importing.judge(caio, 'products', products(vivaz))
  expect(again.one.counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 })
  const dearer = vivaz.replace('1,5', '2')
  const changed = await importing.judge(caio, 'products', products(dearer))
  expect(changed.rows).toMatchObject([
    { verdict: 'changed', changes: [{ column: 'Moedas por real', before: '1,5', after: '2' }] },
  ])
  await importing.run(caio, changed.id)
  expect(await listed()).toMatchObject([{ id: product?.id, rate_thousandths: 2000, energy: 3850 }])
})

test('what is wrong is told by line and column, and the right lines go', async ({ api, caio, importing }) => {
  const judged = await importing.judge(
    caio,
    'products',
    products(
      vivaz
        .replaceAll('P-1', 'P-9')
        .replaceAll('VZ-15', 'VZ-99')
        .replace('7891234567895', '')
        .replace('Vivaz 15 kg', 'Certo'),
      ';Sem código;M;peixe;S-1;12;x;L;D;adultos;31/02;',
      'P-8;Repetido;M;gato;VZ-99;;1;L;D;;;',
    ),
  )
  expect(judged.one.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 2 })
  expect(judged.rows[1]?.faults).toEqual([
    { column: 'Código externo', text: 'Preencha este campo.' },
    { column: 'Pet', text: 'Escreva uma destas palavras: cão, gato.' },
    { column: 'Moedas por real', text: 'Escreva um número, como 2,5.' },
    { column: 'Peso do pet até (kg)', text: 'Escreva um número, como 2,5.' },
    { column: 'EAN', text: 'Digite o código de barras com 8, 12, 13 ou 14 números.' },
  ])
  expect(judged.rows[2]?.faults).toEqual([{ column: 'SKU', text: 'O mesmo valor já está na linha 2.' }])
  const file = await api.as(caio).with({ language: 'en' }).call(importFaultsFile, { id: judged.id })
  expect(file).toContain('3;;Sem código;External id;Please fill in this field.')
  await importing.run(caio, judged.id)
  expect((await api.as(caio).call(officeProducts, { q: 'Certo' })).items).toHaveLength(1)
  expect((await api.as(caio).call(officeProducts, { q: 'Repetido' })).items).toEqual([])
})

test('what changed between judging and running is judged again', async ({ caio, given, importing }) => {
  const line = vivaz.replaceAll('P-1', 'P-20').replaceAll('VZ-15', 'VZ-20').replace('7891234567895', '')
  const judged = await importing.judge(caio, 'products', products(line.replace('Vivaz 15 kg', 'Tarde')))
  expect(judged.one.counts.new).toBe(1)
  await given.product({ sku: 'VZ-20' })
  const done = await importing.run(caio, judged.id)
  expect(done.one).toMatchObject({ state: 'finished', counts: { new: 0, wrong: 1 } })
  expect(done.rows).toMatchObject([{ verdict: 'wrong', faults: [{ column: 'SKU' }] }])
})

test('prizes come with their stock, which a second file does not move', async ({ api, caio, importing }) => {
  const lines = (price: number) =>
    `codigo_externo,nome,descricao,preco_em_moedas,categoria,estoque_inicial,perfis\nR-1,Fone,"Sem fio, com estojo",${price},tecnologia,30,balconista`
  const judged = await importing.judge(caio, 'prizes', lines(2500))
  await importing.run(caio, judged.id)
  const prize = async () =>
    (await api.as(caio).call(officePrizes)).find(({ titles }) => titles['pt-BR'] === 'Fone')
  expect(await prize()).toMatchObject({
    price: 2500,
    stock: 30,
    audience: ['attendant'],
    category: 'technology',
  })
  const again = await importing.judge(caio, 'prizes', lines(2600))
  expect(again.rows).toMatchObject([
    {
      verdict: 'changed',
      changes: [{ column: 'Preço em moedas', before: '2500', after: '2600' }],
      notes: [{ column: 'Estoque inicial' }],
    },
  ])
  await importing.run(caio, again.id)
  expect(await prize()).toMatchObject({ price: 2600, stock: 30 })
  expect(await api.as(caio).call(stockMoves, { id: (await prize())?.id ?? '' })).toMatchObject([
    { amount: 30, reason: 'base.csv' },
  ])
})

test('a file brings distributors, CNPJs and codes, and the same file twice changes nothing', async ({
  given,
  api,
  caio,
  importing,
}) => {
  await given.product({ title: 'Serena 15 kg', sku: 'SE-15', ean: '7891234567888' })
  const norte = await given.distributor({ title: 'Norte Pet', cnpjs: ['11222333000181'] })
  const file = [
    'Distribuidor;CNPJ;Código do produto;EAN ou SKU',
    'NORTE PET;11.222.333/0002-62;77;07891234567888',
    'Sul Pet;12abc34501de35, 41526374000122;x1;se-15',
    'sul pet;41526374000122',
  ].join('\n')
  const judged = await importing.judge(caio, 'distributors', file)
  expect(judged.rows.map(({ verdict }) => verdict)).toEqual(['changed', 'new', 'same'])
  await importing.run(caio, judged.id)
  const seen = async () => (await api.as(caio).call(officeDistributors, { q: 'pet' })).items
  const after = await seen()
  expect(after).toMatchObject([
    { title: 'Norte Pet', cnpjs: ['11222333000181', '11222333000262'] },
    { title: 'Sul Pet', cnpjs: ['12ABC34501DE35', '41526374000122'] },
  ])
  expect((await api.as(caio).call(distributorCodes, { id: norte.id })).codes).toEqual([
    { root: '11222333', code: '77', product: 'Serena 15 kg' },
  ])
  const again = await importing.judge(caio, 'distributors', file)
  expect(again.one.counts).toMatchObject({ same: 3 })
  expect(await seen()).toEqual(after)
})

test('every wrong line of a file of distributors is told', async ({ given, caio, importing }) => {
  const vivaz3 = await given.product({ title: 'Vivaz 3 kg', sku: 'VZ-3' })
  const serena = await given.product({ title: 'Serena 3 kg', sku: 'SE-3' })
  await given.distributor({ title: 'Dona', cnpjs: ['52837496000156'] })
  const { rows } = await importing.judge(
    caio,
    'distributors',
    [
      'Nome;CNPJ;Código;Produto',
      `Leste;63748597000177;5;${vivaz3.sku}`,
      ';63748597000177;;',
      'Leste;63748597000178;;',
      'Leste;;;',
      'Leste;52837496000237;;',
      'Oeste;63748597000177;;',
      `Leste;63748597000177;;${vivaz3.sku}`,
      'Leste;63748597000177;6;',
      'Leste;63748597000177;7;unknown',
      `Leste;63748597000177;5;${serena.sku}`,
    ].join('\n'),
  )
  expect(rows.slice(1).map(({ faults }) => faults.map(({ column, text }) => [column, text]))).toEqual([
    [['Distribuidor', 'Preencha este campo.']],
    [['CNPJ', 'Digite o CNPJ com 14 letras e números, como 12.ABC.345/01DE-35.']],
    [['CNPJ', 'Preencha este campo.']],
    [['CNPJ', 'Este CNPJ é da empresa de outro distribuidor: Dona.']],
    [['CNPJ', 'Este CNPJ é da empresa de outro distribuidor: Leste.']],
    [['Código do produto', 'Preencha este campo.']],
    [['EAN ou SKU', 'Preencha este campo.']],
    [['EAN ou SKU', 'Nenhum produto tem este EAN ou SKU.']],
    [['Código do produto', 'Este código já está em outra linha, com outro produto.']],
  ])
})

test('of files at once that claim one company one gets it', async ({ api, caio, importing, runJobs }) => {
  const judged = await Promise.all(
    ['Um', 'Dois', 'Três', 'Quatro'].map((title) =>
      importing.judge(caio, 'distributors', `Distribuidor;CNPJ\nCorrida ${title};74859608000102`),
    ),
  )
  await Promise.all(judged.map(({ id }) => importing.run(caio, id)))
  await runJobs()
  expect((await api.as(caio).call(officeDistributors, { q: 'Corrida' })).items).toHaveLength(1)
})

test('codes of products are taken for companies that are known', async ({ api, given, caio, importing }) => {
  const leste = await given.distributor({ title: 'Códigos Leste', cnpjs: ['94837265000192'] })
  const product = await given.product({ sku: 'CL-1' })
  const file = 'CNPJ;Código do produto;EAN ou SKU\n94837265000192;A1;CL-1\n85960719000140;A1;CL-1'
  const judged = await importing.judge(caio, 'product_codes', file)
  expect(judged.rows.map(({ verdict }) => verdict)).toEqual(['new', 'wrong'])
  await importing.run(caio, judged.id)
  expect((await api.as(caio).call(distributorCodes, { id: leste.id })).codes).toEqual([
    { root: '94837265', code: 'A1', product: product.title },
  ])
})

test('a file of another kind, without columns or without lines is said to be so', async ({
  caio,
  importing,
}) => {
  const faultOf = async (kind: 'prizes' | 'products', content: string) =>
    (await importing.judge(caio, kind, content)).one
  expect(await faultOf('prizes', products(vivaz))).toMatchObject({
    state: 'unreadable',
    fault: 'Este arquivo parece ser de outro tipo: Produtos.',
  })
  expect((await faultOf('products', 'Nome;SKU\na;b')).fault).toContain(
    'Faltam colunas no arquivo: Código externo',
  )
  expect((await faultOf('products', products())).fault).toBe(
    'O arquivo não tem linhas abaixo dos títulos das colunas.',
  )
  expect(
    (await faultOf('products', products(vivaz).replace('Energia (kcal por kg)', 'Nome'))).fault,
  ).toContain('duas vezes')
})

test('goods are the catalogue’s, people and codes are the administrators’', async ({ api, given, caio }) => {
  const kindOf = (kind: 'products' | 'members' | 'prize_codes' | 'promoters') =>
    api.as(caio).try(startImport, { kind, file: new File(['x'], 'x.csv') })
  expect((await kindOf('products')).status).toBe(200)
  for (const kind of ['members', 'prize_codes', 'promoters'] as const)
    expect((await kindOf(kind)).status).toBe(403)
  const template = await api.as(caio).try(importTemplate, { kind: 'members', format: 'csv' })
  expect(template.status).toBe(403)
  const support = await given.staff({ role: 'support' })
  expect(
    (await api.as(support).try(startImport, { kind: 'products', file: new File(['x'], 'x.csv') })).status,
  ).toBe(403)
})

test('what is no spreadsheet and no text is refused at once', async ({ api, caio }) => {
  for (const bytes of [
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    [1, 2, 3, 4],
  ]) {
    const file = new File([new Uint8Array(bytes)], 'x.csv')
    expect(await api.as(caio).try(startImport, { kind: 'products', file })).toMatchObject({
      status: 422,
      answer: { errors: { file: ['Envie uma planilha XLSX ou um CSV.'] } },
    })
  }
})
