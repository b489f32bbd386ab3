import { expect } from 'vitest'
import { auditTrail } from '#contract/audit.ts'
import * as office from '#contract/catalogue-office.ts'
import { test as base } from '#server/testing/test.ts'

const test = base.extend('caio', async ({ given, api }) => api.as(await given.staff({ role: 'catalogue' })))

const shop = '12.345.678/0001-95'
const letters = '12.abc.345/01de-35'
const company = { first: '11222333000181', second: '11222333000262' }
const another = '41526374000122'

test('a distributor has the CNPJs of its establishments, kept without dots and found with and without', async ({
  caio,
}) => {
  const created = await caio.call(office.createDistributor, {
    title: 'Norte Pet',
    cnpjs: [shop, '', letters],
  })
  await caio.call(office.createDistributor, { title: 'Sul Pet' })
  const found = async (q: string) => (await caio.call(office.officeDistributors, { q })).items
  const norte = { id: created.id, cnpjs: ['12345678000195', '12ABC34501DE35'] }
  for (const q of ['12.345.678/0001', '345678', '12abc', 'norte'])
    expect(await found(q)).toMatchObject([norte])
  expect(await found('-')).toEqual([])
  const file = String(await caio.call(office.distributorsFile, { q: '12345678' }))
  expect(file).toContain('Distribuidor;CNPJ;Membros;Oferecido\r\nNorte Pet;12345678000195, 12ABC34501DE35;0;')
})

test('CNPJs are changed as a whole, stay where nothing is said of them, and the trail tells both', async ({
  caio,
  given,
  api,
}) => {
  const title = 'Leste Pet'
  const cnpjs = [another]
  const { id, version } = await caio.call(office.createDistributor, { title, cnpjs })
  const change = { id, title, active: true }
  const kept = await caio.call(office.updateDistributor, { ...change, version })
  const seen = async () => (await caio.call(office.officeDistributors, { q: title })).items[0]?.cnpjs
  expect(await seen()).toEqual(cnpjs)
  const other = ['52837496000156', '52837496000156']
  await caio.call(office.updateDistributor, { ...change, cnpjs: other, version: kept.version })
  expect(await seen()).toEqual(['52837496000156'])
  const trail = await api.as(await given.staff({ role: 'admin' })).call(auditTrail, {})
  const entry = trail.items.find(({ action }) => action === 'POST /office/distributors/:id')
  expect(entry).toMatchObject({ before: { cnpjs }, after: { cnpjs: ['52837496000156'] } })
  await caio.call(office.createDistributor, { title: 'Oeste Pet', cnpjs })
})

test('a wrong CNPJ is told by its place, and one of a company that another has names who has it', async ({
  caio,
  given,
}) => {
  await given.distributor({ title: 'Paulista Pet', cnpjs: [company.first] })
  const create = async (...cnpjs: string[]) =>
    (await caio.try(office.createDistributor, { title: 'Nova', cnpjs })).answer
  expect(await create('', '11222333000182')).toMatchObject({
    errors: { 'cnpjs.1': ['Digite o CNPJ com 14 letras e números, como 12.ABC.345/01DE-35.'] },
  })
  const taken = { 'cnpjs.1': ['Este CNPJ é da empresa de outro distribuidor: Paulista Pet.'] }
  for (const cnpj of [company.first, company.second])
    expect(await create('', cnpj)).toMatchObject({ errors: taken })
  expect((await caio.call(office.officeDistributors, { q: 'Nova' })).items).toEqual([])
})

test('of many that claim one company at once one gets it, and the others are told who has it', async ({
  caio,
}) => {
  const cnpjs = ['63748597000177', '74859608000102']
  const claims = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      caio.try(office.createDistributor, {
        title: `Corrida ${place}`,
        cnpjs: place % 2 ? cnpjs : cnpjs.toReversed(),
      }),
    ),
  )
  const lost = claims.filter(({ ok }) => !ok)
  expect(lost).toHaveLength(11)
  const [winner] = (await caio.call(office.officeDistributors, { q: 'Corrida' })).items
  for (const { status, answer } of lost) {
    expect(status).toBe(422)
    expect(JSON.stringify(answer)).toContain(winner?.title)
  }
})
