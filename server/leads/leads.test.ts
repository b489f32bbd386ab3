import { expect } from 'vitest'
import type { Input } from '#contract/endpoint.ts'
import { createLead, deleteLead, listLeads, updateLead } from '#contract/leads.ts'
import { deleteAccount } from '#contract/members.ts'
import { exportData } from '#contract/members-privacy.ts'
import { test } from '#server/testing/test.ts'
import { tracesOf } from '#server/testing/traces.ts'

const dog = { pet: 'dog', phase: 'adults', weight: 15, overweight: false, age: 'adults' } as const
const food = { kcal_per_kg: 4000, phases: ['adults'], bag_grams: 15_000 } as const
/** What 15 kg of dog eat of it. */
const dose = 210

const client = {
  name: 'Carla Dias',
  email: 'carla@test.example',
  phone: '(62) 99887-7665',
  cep: '74003-010',
  pet_name: 'Tobias',
}

function formFor(product: { id: string }, facts: Partial<Input<typeof createLead>> = {}) {
  const shown = { product: 'O que a tela mostrou', product_brand: 'Outra', product_id: product.id }
  return { ...dog, ...client, ...shown, accept_communications: true, daily_dose: dose, ...facts }
}

test('what is kept of a result is worked out again: dose, title and brand are ours', async ({
  api,
  given,
  clock,
}) => {
  const product = await given.product({ title: 'Quintal Adulto 15 kg', food })
  const ana = api.as(await given.member({ type: 'attendant' }))
  await ana.call(createLead, formFor(product))
  const { items, next } = await ana.call(listLeads, {})
  expect(next).toBeNull()
  expect(items).toEqual([
    {
      id: expect.any(String),
      code: expect.stringMatching(/^[2-9A-Z]{8}$/),
      token: expect.stringMatching(/^[\w-]{20,40}$/),
      created_at: clock.now().toString(),
      name: client.name,
      email: client.email,
      phone: '62998877665',
      pet_name: client.pet_name,
      pet: 'dog',
      product: {
        id: product.id,
        title: 'Quintal Adulto 15 kg',
        brand: 'Quintal',
        slug: product.slug,
        image: { link: null },
        bag_grams: 15_000,
      },
      daily_dose: dose,
      status: 'sent',
      bag_grams: null,
      remind_on: null,
    },
  ])
})

test('a dose or a product that does not agree with the answers is refused at the product', async ({
  api,
  given,
}) => {
  const product = await given.product({ food })
  const ana = api.as(await given.member())
  const forms = [
    formFor(product, { daily_dose: dose + 1 }),
    formFor(product, { weight: 16 }),
    formFor(await given.product({ food: { ...food, senior: true } })),
    formFor(await given.product({ food, active: false })),
    formFor(await given.product()),
    formFor({ id: crypto.randomUUID() }),
  ]
  for (const form of forms) {
    const { status, answer } = await ana.try(createLead, form)
    expect([status, answer]).toMatchObject([422, { errors: { product_id: [expect.any(String)] } }])
  }
  expect((await ana.call(listLeads, {})).items).toEqual([])
})

test('without the yes of the client, or with answers that make no sense, nothing is kept', async ({
  api,
  given,
}) => {
  const product = await given.product({ food })
  const ana = api.as(await given.member())
  const without = await ana.try(createLead, formFor(product, { accept_communications: false }))
  expect(without.answer).toMatchObject({ errors: { accept_communications: [expect.any(String)] } })
  const castrated = await ana.try(createLead, formFor(product, { castrated: true }))
  expect(castrated.answer).toMatchObject({ errors: { castrated: [expect.any(String)] } })
  expect((await ana.call(listLeads, {})).items).toEqual([])
})

test('two taps at once keep one lead', async ({ api, given }) => {
  const product = await given.product({ food })
  const ana = api.as(await given.member()).with({ idempotencyKey: 'one-tap' })
  const taps = await Promise.all([1, 2, 3].map(() => ana.try(createLead, formFor(product))))
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await ana.call(listLeads, {})).items).toHaveLength(1)
})

test('the list goes by pages, newest first, and by state; nobody sees another’s', async ({ api, given }) => {
  const product = await given.product()
  const [ana, bia] = [await given.member(), await given.member()]
  const made: string[] = []
  for (let count = 0; count < 32; count += 1) {
    const status = count % 8 === 0 ? 'closed' : 'sent'
    made.unshift((await given.lead({ member: ana, product, status })).id)
  }
  await given.lead({ member: bia, product })
  const first = await api.as(ana).call(listLeads, {})
  const second = await api.as(ana).call(listLeads, { after: first.next ?? '' })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made)
  expect([first.items.length, second.next]).toEqual([30, null])
  expect((await api.as(ana).call(listLeads, { status: 'closed' })).items).toHaveLength(4)
  expect((await api.as(bia).call(listLeads, {})).items).toHaveLength(1)
})

test('what was bought is remembered for the day the bag runs out, unless a day is named', async ({
  api,
  given,
}) => {
  const product = await given.product({ food })
  const member = await given.member()
  const { id } = await given.lead({ member, product })
  const ana = api.as(member)
  const bought = await ana.call(updateLead, { id, status: 'bought' })
  // 15 kg at 200 g a day from 17 November.
  expect(bought).toMatchObject({ status: 'bought', bag_grams: 15_000, remind_on: '2027-01-31' })
  expect(await ana.call(updateLead, { id, status: 'bought', bag_grams: 3000 })).toMatchObject({
    bag_grams: 3000,
    remind_on: '2026-12-02',
  })
  expect(await ana.call(updateLead, { id, status: 'bought', remind_on: '2026-12-20' })).toMatchObject({
    bag_grams: 3000,
    remind_on: '2026-12-20',
  })
  expect(await ana.call(updateLead, { id, status: 'bought', remind_on: null })).toMatchObject({
    remind_on: null,
  })
  expect(await ana.call(updateLead, { id, status: 'closed' })).toMatchObject({
    status: 'closed',
    bag_grams: 3000,
    remind_on: null,
  })
  const sent = { id, status: 'sent', bag_grams: 3000 } as const
  const gone = await ana.try(updateLead, { ...sent, remind_on: '2026-11-16' })
  expect([gone.status, gone.answer]).toMatchObject([422, { errors: { remind_on: [expect.any(String)] } }])
  expect(await ana.call(updateLead, { ...sent, remind_on: '2026-11-17' })).toMatchObject({
    status: 'sent',
    bag_grams: null,
    remind_on: '2026-11-17',
  })
})

test('the bag lasts from the day on which it was said to be bought, whatever is corrected later', async ({
  api,
  given,
  clock,
}) => {
  const member = await given.member()
  const { id } = await given.lead({ member, product: await given.product({ food }) })
  const ana = api.as(member)
  await ana.call(updateLead, { id, status: 'bought' })
  clock.advance({ hours: 24 * 10 })
  const corrected = await ana.call(updateLead, { id, status: 'bought', bag_grams: 3000 })
  // 3 kg at 200 g a day from 17 November, said on the 27th.
  expect(corrected.remind_on).toBe('2026-12-02')
  const smaller = await ana.call(updateLead, { id, status: 'bought', bag_grams: 1000 })
  // It ran out on the 22nd: due today.
  expect(smaller.remind_on).toBe('2026-11-27')
  clock.advance({ hours: 24 })
  expect((await ana.call(updateLead, { id, status: 'bought' })).remind_on).toBe('2026-11-27')
  await ana.call(updateLead, { id, status: 'closed' })
  expect((await ana.call(updateLead, { id, status: 'bought' })).remind_on).toBe('2026-12-03')
})

test('another’s lead is not found, neither to change nor to erase', async ({ api, given }) => {
  const product = await given.product()
  const { id } = await given.lead({ member: await given.member(), product })
  const bia = api.as(await given.member())
  expect((await bia.try(updateLead, { id, status: 'closed' })).status).toBe(404)
  expect((await bia.try(deleteLead, { id })).status).toBe(404)
  expect((await bia.try(deleteLead, { id: crypto.randomUUID() })).status).toBe(404)
})

test('nothing of a client is left once the lead is erased, nor in the logs at any time', async ({
  api,
  given,
  database,
  files,
  logLines,
}) => {
  const fabiana = {
    name: 'Fabiana Inconfundível',
    email: 'fabiana.inconfundivel@test.example',
    phone: '62998877123',
    cep: '74003123',
    pet_name: 'Bidu Inconfundível',
  }
  const values = Object.values(fabiana)
  const ana = api.as(await given.member()).with({ idempotencyKey: 'erased' })
  await ana.call(createLead, formFor(await given.product({ food }), fabiana))
  const [{ id } = { id: '' }] = (await ana.call(listLeads, {})).items
  await ana.call(updateLead, { id, status: 'bought' })
  const exported = JSON.stringify(await ana.call(exportData))
  expect(values.filter((value) => exported.includes(value))).toEqual([fabiana.pet_name])
  expect((await tracesOf(database, files, values)).map(({ value }) => value).sort()).toEqual(values.sort())
  await ana.call(deleteLead, { id })
  expect(await tracesOf(database, files, values)).toEqual([])
  expect(values.filter((value) => logLines.join('').includes(value))).toEqual([])
})

test('who leaves takes the clients along', async ({ api, given, database, files }) => {
  const product = await given.product({ food })
  const ana = api.as(await given.member()).with({ idempotencyKey: 'leaving' })
  await ana.call(createLead, formFor(product, { name: 'Clemência Ferraz' }))
  expect(await tracesOf(database, files, ['Clemência Ferraz'])).toHaveLength(1)
  await ana.call(deleteAccount)
  expect(await tracesOf(database, files, ['Clemência Ferraz'])).toEqual([])
})
