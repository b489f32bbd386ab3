import { expect } from 'vitest'
import { officeDistributors, updateDistributor } from '#contract/catalogue-office.ts'
import { distributorCodes, importDistributors } from '#contract/invoices-codes.ts'
import { test as base } from '#server/testing/test.ts'

const test = base.extend('caio', async ({ given, api }) => api.as(await given.staff({ role: 'catalogue' })))

const row = (line: number, title: string, cnpj: string, code = '', product = '') => ({
  line,
  title,
  cnpj,
  code,
  product,
})

test('a file brings distributors, CNPJs and codes, and the same file twice changes nothing', async ({
  given,
  caio,
}) => {
  await given.product({ title: 'Vivaz 15 kg', sku: 'VZ-15', ean: '7891234567895' })
  const norte = await given.distributor({ title: 'Norte Pet', cnpjs: ['11222333000181'] })
  const rows = [
    row(2, 'NORTE PET', '11.222.333/0002-62', '77', '07891234567895'),
    row(3, 'Sul Pet', '12abc34501de35, 41526374000122', 'x1', 'vz-15'),
    row(4, 'sul pet', '41526374000122'),
  ]
  const seen = async () => (await caio.call(officeDistributors, { q: 'pet' })).items
  const [before] = await seen()
  expect(await caio.call(importDistributors, { rows })).toEqual({
    faults: [],
    distributors: 2,
    cnpjs: 3,
    codes: 3,
  })
  const after = await seen()
  expect(after).toMatchObject([
    { title: 'Norte Pet', cnpjs: ['11222333000181', '11222333000262'] },
    { title: 'Sul Pet', cnpjs: ['12ABC34501DE35', '41526374000122'] },
  ])
  expect((await caio.call(distributorCodes, { id: norte.id })).codes).toEqual([
    { root: '11222333', code: '77', product: 'Vivaz 15 kg' },
  ])
  const late = { id: norte.id, title: 'Norte Pet', active: true, version: before?.version ?? 1 }
  expect((await caio.try(updateDistributor, { ...late, cnpjs: [] })).status).toBe(409)
  expect(await caio.call(importDistributors, { rows })).toMatchObject({ faults: [], cnpjs: 0 })
  expect(await seen()).toEqual(after)
})

test('every wrong line is told, and then nothing is written', async ({ given, caio }) => {
  const vivaz = await given.product({ title: 'Vivaz 3 kg', sku: 'VZ-3' })
  await given.distributor({ title: 'Dona', cnpjs: ['52837496000156'] })
  const serena = await given.product({ title: 'Serena 3 kg', sku: 'SE-3' })
  const rows = [
    row(1, 'Leste', '63748597000177', '5', vivaz.sku),
    row(2, '', '63748597000177'),
    row(3, 'Leste', '63748597000178'),
    row(4, 'Leste', ''),
    row(5, 'Leste', '52837496000237'),
    row(6, 'Oeste', '63748597000177'),
    row(7, 'Leste', '63748597000177', '', vivaz.sku),
    row(8, 'Leste', '63748597000177', '6'),
    row(9, 'Leste', '63748597000177', '7', 'unknown'),
    row(10, 'Leste', '63748597000177', '5', serena.sku),
  ]
  const { faults, ...written } = await caio.call(importDistributors, { rows })
  expect(faults.map(({ line, fault, of }) => [line, fault, of])).toEqual([
    [2, 'title_missing', null],
    [3, 'cnpj_wrong', null],
    [4, 'cnpj_wrong', null],
    [5, 'cnpj_of_other', 'Dona'],
    [6, 'cnpj_of_other', 'Leste'],
    [7, 'code_missing', null],
    [8, 'product_missing', null],
    [9, 'product_unknown', null],
    [10, 'code_repeated', null],
  ])
  expect(written).toEqual({ distributors: 0, cnpjs: 0, codes: 0 })
  expect((await caio.call(officeDistributors, { q: 'este' })).items).toEqual([])
})

test('of two files at once that claim one company one is written whole, the other not at all', async ({
  caio,
}) => {
  const files = await Promise.all(
    ['Um', 'Dois', 'Três', 'Quatro'].map((title) =>
      caio.try(importDistributors, {
        rows: [row(1, `Corrida ${title}`, '74859608000102'), row(2, `Outra ${title}`, '94837265000192')],
      }),
    ),
  )
  const written = files.filter(({ answer }) => 'codes' in answer && answer.faults.length === 0)
  expect(written).toHaveLength(1)
  expect((await caio.call(officeDistributors, { q: 'Corrida' })).items).toHaveLength(1)
  expect((await caio.call(officeDistributors, { q: 'Outra' })).items).toHaveLength(1)
})
