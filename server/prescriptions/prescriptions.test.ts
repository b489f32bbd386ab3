import { expect } from 'vitest'
import { openClientPage } from '#contract/clients.ts'
import type { Input } from '#contract/endpoint.ts'
import { deleteAccount } from '#contract/members.ts'
import { exportData } from '#contract/members-privacy.ts'
import {
  createPrescription,
  deletePrescription,
  listPrescriptions,
  onePrescription,
} from '#contract/prescriptions.ts'
import { test } from '#server/testing/test.ts'
import { tracesOf } from '#server/testing/traces.ts'

const client = {
  client_name: 'Otávio Inconfundível Reis',
  cpf: '862.883.667-57',
  phone: '(31) 99123-4987',
  email: 'otavio.inconfundivel@test.example',
  pet_name: 'Capitão Inconfundível',
  pet_breed: 'Border collie',
  cep: '30130-987',
}

function formFor(product: { id: string }, facts: Partial<Input<typeof createPrescription>> = {}) {
  return { product_id: product.id, ...client, ...facts }
}

test('a prescription is kept as written, listed newest first, and found again', async ({
  api,
  given,
  clock,
}) => {
  const product = await given.product({ title: 'Quintal Adulto 15 kg' })
  const helena = api.as(await given.member({ type: 'veterinarian' }))
  const made = await helena.call(createPrescription, formFor(product, { daily_dose: 280 }))
  expect(made).toEqual({
    id: expect.any(String),
    code: expect.stringMatching(/^[\w-]{20,40}$/),
    recommendation: expect.stringMatching(/^[2-9A-Z]{8}$/),
    created_at: clock.now().toString(),
    product: {
      id: product.id,
      title: 'Quintal Adulto 15 kg',
      brand: 'Quintal',
      slug: product.slug,
      color: '#5f5a52',
      pet: 'dog',
      image: { link: null },
    },
    ...client,
    cpf: '86288366757',
    phone: '31991234987',
    cep: '30130987',
    daily_dose: 280,
  })
  const later = await helena.call(createPrescription, formFor(product))
  expect(await helena.call(listPrescriptions, {})).toEqual({ items: [later, made], next: null })
  expect(await helena.call(onePrescription, { id: made.id })).toEqual(made)
  expect(later).toMatchObject({ daily_dose: null })
  expect(later.code).not.toBe(made.code)
})

test('what would not fit on one page is refused at its field', async ({ api, given }) => {
  const product = await given.product()
  const helena = api.as(await given.member({ type: 'veterinarian' }))
  const long = { client_name: 'W'.repeat(121), pet_name: 'W'.repeat(61), pet_breed: 'W'.repeat(61) }
  const { status, answer } = await helena.try(createPrescription, formFor(product, long))
  const told = [expect.any(String)]
  expect([status, answer]).toMatchObject([
    422,
    { errors: { client_name: told, pet_name: told, pet_breed: told } },
  ])
})

test('nobody sees the prescriptions of another', async ({ api, given }) => {
  const product = await given.product()
  const member = await given.member()
  const { id } = await given.prescription({ member, product })
  const bia = api.as(await given.member())
  expect((await bia.try(onePrescription, { id })).status).toBe(404)
  expect((await bia.try(deletePrescription, { id })).status).toBe(404)
  expect((await bia.call(listPrescriptions, {})).items).toEqual([])
})

test('only prescribers may prescribe, and only products of the catalogue', async ({ api, given }) => {
  const product = await given.product()
  const attendant = api.as(await given.member({ type: 'attendant' }))
  expect((await attendant.try(createPrescription, formFor(product))).status).toBe(403)
  const breeder = api.as(await given.member({ type: 'breeder' }))
  expect((await breeder.try(createPrescription, formFor(product))).status).toBe(200)
  const gone = [await given.product({ active: false }), { id: crypto.randomUUID() }]
  for (const one of gone) {
    const { status, answer } = await breeder.try(createPrescription, formFor(one))
    expect([status, answer]).toMatchObject([422, { errors: { product_id: [expect.any(String)] } }])
  }
  const wrong = await breeder.try(createPrescription, formFor(product, { cpf: '111.111.111-11' }))
  expect(wrong.answer).toMatchObject({ errors: { cpf: [expect.any(String)] } })
})

test('two taps at once write one prescription, and both get it', async ({ api, given }) => {
  const product = await given.product()
  const ana = api.as(await given.member()).with({ idempotencyKey: 'one-tap' })
  const taps = await Promise.all([1, 2, 3].map(() => ana.call(createPrescription, formFor(product))))
  expect(new Set(taps.map(({ id }) => id)).size).toBe(1)
  expect((await ana.call(listPrescriptions, {})).items).toHaveLength(1)
})

test('nothing of a client is left once a prescription is erased or its professional leaves', async ({
  api,
  given,
  database,
  files,
  logLines,
}) => {
  const zilda = { client_name: 'Zilda Peçanha', email: 'zilda.pecanha@test.example', cpf: '28374651008' }
  const values = Object.values(zilda)
  const form = formFor(await given.product(), zilda)
  const ana = api.as(await given.member()).with({ idempotencyKey: 'erased' })
  const { id, code } = await ana.call(createPrescription, form)
  const exported = JSON.stringify(await ana.call(exportData))
  expect(exported).toContain(code)
  expect(values.filter((value) => exported.includes(value))).toEqual([])
  expect(await tracesOf(database, files, values)).not.toEqual([])
  await ana.call(deletePrescription, { id })
  expect(await tracesOf(database, files, values)).toEqual([])
  expect(await api.call(openClientPage, { token: code })).toMatchObject({ client: null })

  await ana.with({ idempotencyKey: 'leaving' }).call(createPrescription, form)
  await ana.call(deleteAccount)
  expect(await tracesOf(database, files, values)).toEqual([])
  expect(values.filter((value) => logLines.join('').includes(value))).toEqual([])
})

test('the list goes by pages', async ({ api, given }) => {
  const product = await given.product()
  const member = await given.member()
  const made: string[] = []
  for (let count = 0; count < 31; count += 1) made.unshift((await given.prescription({ member, product })).id)
  const first = await api.as(member).call(listPrescriptions, {})
  const second = await api.as(member).call(listPrescriptions, { after: first.next ?? '' })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made)
  expect(second.next).toBeNull()
})
