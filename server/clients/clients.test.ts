import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { eraseClient, listShop, openClientPage, shopListing, shopsNear } from '#contract/clients.ts'
import { createLead, deleteLead, listLeads } from '#contract/leads.ts'
import { deleteAccount } from '#contract/members.ts'
import { blockMember, unblockMember } from '#contract/members-office.ts'
import { exportData } from '#contract/members-privacy.ts'
import { createPrescription, deletePrescription, listPrescriptions } from '#contract/prescriptions.ts'
import { signIn } from '#contract/sessions.ts'
import { isRecommendationCode } from '#domain/recommendation-code.ts'
import { remindOfLeads } from '#server/leads/remind.ts'
import { test } from '#server/testing/test.ts'
import { tracesOf } from '#server/testing/traces.ts'
import type { World } from '#server/testing/world.ts'
import { forgetOldOpenings } from './open-page.ts'

const dog = { pet: 'dog', phase: 'adults', weight: 15, overweight: false, age: 'adults' } as const
const food = { kcal_per_kg: 4000, phases: ['adults'], bag_grams: 15_000 } as const

const otavio = {
  name: 'Otávio Reis',
  email: 'otavio@test.example',
  phone: '31991234000',
  cep: '30130987',
  petName: 'Fubá',
  breed: 'Border collie',
  cpf: '52998224725',
}
/** Values that can be mistaken for nobody else's. */
const quiteria = {
  name: 'Quitéria Inconfundível',
  email: 'quiteria.inconfundivel@test.example',
  phone: '31991234987',
  cep: '30198761',
  petName: 'Farofa Inconfundível',
  breed: 'Vira-lata Inconfundível',
  cpf: '86288366757',
}

function leadFor(product: { id: string }, { petName, breed, cpf, ...client } = otavio) {
  const shown = { product: 'Quintal', product_brand: 'Quintal', product_id: product.id, daily_dose: 210 }
  return { ...dog, ...client, pet_name: petName, ...shown, accept_communications: true }
}

function prescriptionFor(product: { id: string }, { name, petName, breed, ...client } = otavio) {
  return { product_id: product.id, client_name: name, ...client, pet_breed: breed, daily_dose: 210 }
}

test('who has the link of a lead or a prescription sees the product, the portion, the code and who recommends', async ({
  api,
  given,
  database,
}) => {
  const product = await given.product({ title: 'Quintal Adulto 15 kg', food })
  const helena = await given.member({
    name: 'Helena Prado',
    type: 'veterinarian',
    workplace: 'Clínica Quatro Patas',
  })
  const known = { phone: '31990001111', profile_value: '12345/MG' }
  await database.transaction((tx) =>
    tx.updateTable('member').set(known).where('id', '=', helena.id).execute(),
  )
  const lead = await api.as(helena).call(createLead, leadFor(product))
  const prescription = await api.as(helena).call(createPrescription, prescriptionFor(product))
  // Somebody still has the paper when the product has left the catalogue.
  await database.transaction((tx) => tx.updateTable('product').set({ active: false }).execute())
  const same = {
    ends_on: '2027-11-17',
    is_usable: true,
    daily_dose: 210,
    product: { slug: product.slug, detail: 'Adult dogs', energy: 4000, bag_grams: 15_000 },
    by: {
      name: 'Helena Prado',
      profile_name: 'Clínica Quatro Patas',
      profile_type: 'veterinarian',
      registration: '12345/MG',
      phone: '31990001111',
      avatar: { link: null },
    },
  }
  const guest = api.with({ language: 'en' })
  const ofLead = await guest.call(openClientPage, { token: lead.token })
  expect(ofLead).toMatchObject({
    ...same,
    kind: 'lead',
    code: lead.code,
    client: { name: 'Otávio', pet_name: 'Fubá', pet_breed: null },
  })
  const ofPrescription = await guest.call(openClientPage, { token: prescription.code })
  expect(ofPrescription).toMatchObject({
    ...same,
    kind: 'prescription',
    code: prescription.recommendation,
    client: { name: 'Otávio', pet_name: null, pet_breed: 'Border collie' },
  })
  const codes = [ofLead.code, ofPrescription.code]
  expect(codes.map(isRecommendationCode)).toEqual([true, true])
  expect(new Set(codes).size).toBe(2)
  const { name, email, phone, cep, cpf } = otavio
  const secrets = [name, email, phone, cep, cpf]
  const told = JSON.stringify([ofLead, ofPrescription])
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
})

test('the first opening is noted with its moment, and each device once without telling which', async ({
  api,
  given,
  database,
  files,
  clock,
}) => {
  const { code, token } = await given.lead({ member: await given.member(), product: await given.product() })
  const first = clock.now()
  const phone = api.with({ address: '203.0.113.7', userAgent: 'TelefoneInconfundivel/1' })
  await Promise.all([1, 2, 3, 4].map(() => phone.call(openClientPage, { token })))
  clock.advance({ hours: 5 })
  await phone.call(openClientPage, { token })
  await api.with({ address: '203.0.113.8', userAgent: 'Outro/1' }).call(openClientPage, { token })
  const openings = () => openingsOf(database, code)
  expect(await openings()).toMatchObject([{ opened_at: first }, { opened_at: first.add({ hours: 5 }) }])
  const { opened_at } = await database.db
    .selectFrom('recommendation')
    .select('opened_at')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  expect(opened_at).toEqual(first)
  expect(await tracesOf(database, files, ['TelefoneInconfundivel', '203.0.113.7'])).toEqual([])
  const entries = await database.db
    .selectFrom('audit_entry')
    .select(['actor_kind', 'after'])
    .where('action', '=', 'POST /public/recommendations/:token/open')
    .execute()
  expect(entries.filter(({ after }) => JSON.stringify(after).includes(code))).toEqual([
    { actor_kind: 'nobody', after: { code } },
  ])

  // One phone that opens the pages of many clients is seen to be one.
  const other = await given.lead({ member: await given.member(), product: await given.product() })
  await phone.call(openClientPage, { token: other.token })
  const [mine, another] = [await openings(), await openingsOf(database, other.code)]
  expect(another[0]?.device).toEqual(mine[0]?.device)

  for (let device = 0; device < 30; device += 1)
    await api.with({ userAgent: `Inventado/${device}` }).call(openClientPage, { token })
  expect(await openings()).toHaveLength(20)
  clock.advance({ hours: 24 * 91 })
  await database.transaction((tx) => forgetOldOpenings(tx, { now: clock.now() }))
  expect(await openings()).toEqual([])
})

test('a code that is over or whose professional is away is no longer good, and the page stays', async ({
  api,
  given,
  database,
  clock,
}) => {
  const member = await given.member()
  const product = await given.product()
  const { code, token } = await given.lead({ member, product })
  const isUsable = async () => (await api.call(openClientPage, { token })).is_usable
  const set = (facts: { ends_on?: Temporal.PlainDate; purchases?: number }) =>
    database.transaction((tx) =>
      tx.updateTable('recommendation').set(facts).where('code', '=', code).execute(),
    )
  const today = clock.now().toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
  await set({ ends_on: today })
  expect(await isUsable()).toBe(true)
  await set({ ends_on: today.subtract({ days: 1 }) })
  expect(await isUsable()).toBe(false)
  await set({ ends_on: today, purchases: 6 })
  expect(await isUsable()).toBe(false)
  await set({ purchases: 5 })

  const office = api.as(await given.staff({ role: 'admin' }))
  await office.call(blockMember, { id: member.id, reason: 'Em análise' })
  expect(await api.call(openClientPage, { token })).toMatchObject({
    by: null,
    is_usable: false,
    client: { name: 'Carla' },
  })
  await office.call(unblockMember, { id: member.id })
  expect(await isUsable()).toBe(true)
  const { access_token } = await api.call(signIn, member)
  await api.as({ token: access_token }).call(deleteAccount)
  expect(await api.call(openClientPage, { token })).toMatchObject({
    code,
    by: null,
    is_usable: false,
    client: null,
    product: { id: product.id },
  })
})

test('a client erases themselves by their link: nothing of them is left anywhere, and the code lives on', async ({
  world,
}) => {
  const { api, given, database, files, logLines } = world
  const nobodyElses = Object.values(quiteria)
  const product = await given.product({ food })
  const helena = await given.member({ name: 'Helena Prado', type: 'veterinarian' })
  const mine = api.as(helena).with({ idempotencyKey: 'a-client' })
  const { code, token } = await mine.call(createLead, leadFor(product, quiteria))
  await remind(world, code)
  const paper = await mine
    .with({ idempotencyKey: 'a-paper' })
    .call(createPrescription, prescriptionFor(product, quiteria))
  const found = await tracesOf(database, files, nobodyElses)
  // The CPF is sealed.
  expect(nobodyElses.filter((value) => !found.some((trace) => trace.value === value))).toEqual([quiteria.cpf])
  expect(found).toContainEqual({ value: quiteria.petName, where: 'public.notification' })

  for (const link of [token, paper.code]) {
    await api.call(openClientPage, { token: link })
    await api.call(eraseClient, { token: link })
    await api.call(eraseClient, { token: link })
  }
  expect(await tracesOf(database, files, nobodyElses)).toEqual([])
  expect(nobodyElses.filter((value) => logLines.join('').includes(value))).toEqual([])
  const { rows } = await database.pool.query(
    `select from idempotency_key where actor_id = $1 and sealed_answer is not null`,
    [helena.id],
  )
  expect(rows).toEqual([])
  expect((await mine.call(listLeads, {})).items).toEqual([])
  expect((await mine.call(listPrescriptions, {})).items).toEqual([])
  const left = { is_usable: true, client: null, daily_dose: 210, by: { name: 'Helena Prado' } }
  expect(await api.call(openClientPage, { token })).toMatchObject({ ...left, code })
  expect(await api.call(openClientPage, { token: paper.code })).toMatchObject({
    ...left,
    code: paper.recommendation,
  })
  const told = await database.db
    .selectFrom('audit_entry')
    .select(['actor_kind', 'after'])
    .where('action', '=', 'POST /public/recommendations/:token/erase')
    .execute()
  const codes = [code, paper.recommendation]
  expect(told.filter(({ after }) => codes.some((one) => JSON.stringify(after).includes(one)))).toEqual(
    codes.map((one) => ({ actor_kind: 'nobody', after: { code: one } })),
  )
})

test('the code and its page live on whoever erases the client', async ({ api, given }) => {
  const product = await given.product()
  const member = await given.member({ type: 'veterinarian' })
  const [lead, paper] = [await given.lead({ member, product }), await given.prescription({ member, product })]
  await api.as(member).call(deleteLead, { id: lead.id })
  await api.as(member).call(deletePrescription, { id: paper.id })
  for (const token of [lead.token, paper.code])
    expect(await api.call(openClientPage, { token })).toMatchObject({ is_usable: true, client: null })
})

test('a client who erases themselves while their professional deletes the account holds nothing that it waits for', async ({
  api,
  given,
  database,
}) => {
  const product = await given.product()
  const member = await given.member({ type: 'veterinarian' })
  const [lead, paper] = [await given.lead({ member, product }), await given.prescription({ member, product })]
  const deleting = await database.pool.connect()
  await deleting.query('begin')
  await deleting.query('select from member where id = $1 for update', [member.id])
  await deleting.query('select from lead where member_id = $1 for update', [member.id])
  await deleting.query('select from prescription where member_id = $1 for update', [member.id])
  const erasing = [lead.token, paper.code].map((token) => api.call(eraseClient, { token }))
  while ((await callsWaiting(database)) < erasing.length) await pause(10)
  const free = `select from recommendation where member_id = $1 for update nowait`
  const held = await deleting.query(free, [member.id]).catch(String)
  await deleting.query('rollback')
  deleting.release()
  expect(held).toMatchObject({ rowCount: 2 })
  expect(await Promise.all(erasing)).toEqual([{}, {}])
})

test('clients who open their pages and erase themselves while their professional leaves are all answered', async ({
  api,
  given,
  database,
}) => {
  const product = await given.product()
  for (let round = 0; round < 3; round += 1) {
    const member = await given.member({ type: 'veterinarian' })
    const links: string[] = []
    for (let count = 0; count < 6; count += 1) {
      links.push((await given.lead({ member, product })).token)
      links.push((await given.prescription({ member, product })).code)
    }
    const outcomes = await Promise.all([
      ...links.map((token) => api.try(eraseClient, { token })),
      api.as(member).try(deleteAccount),
      ...links.map((token) => api.try(openClientPage, { token })),
      ...links.map((token) => api.try(eraseClient, { token })),
    ])
    expect(outcomes.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  }
  const { rows } = await database.pool.query(
    'select from recommendation where member_id is null and (lead_id is not null or prescription_id is not null)',
  )
  expect(rows).toEqual([])
})

test('a link that leads nowhere is told so, whatever it looks like', async ({ api, app }) => {
  const token = 'a'.repeat(24)
  for (const endpoint of [openClientPage, eraseClient, shopsNear])
    expect((await api.try(endpoint, { token })).status).toBe(404)
  const hostile = ['x', "' or 1=1 --aaaaaaaaaa", '%00%00%00%00%00%00%00%00', '../'.repeat(8), 'é'.repeat(20)]
  for (const one of hostile) {
    const path = `/api/public/recommendations/${encodeURIComponent(one)}`
    for (const [method, url] of [
      ['POST', `${path}/open`],
      ['POST', `${path}/erase`],
      ['GET', `${path}/shops`],
    ] as const)
      expect([404, 422], `${method} ${url}`).toContain((await app.inject({ method, url })).statusCode)
  }
})

test('shops near are those that agreed, the nearest first, each once, and none of another region', async ({
  api,
  given,
  database,
}) => {
  const shop = async (
    name: string,
    cep: string,
    facts: { city?: string; neighborhood?: string | null } = {},
  ) => {
    const member = await given.member({ type: 'attendant' })
    const listing = { name, cep, neighborhood: 'Centro', city: 'Belo Horizonte', state: 'MG', ...facts }
    await api.as(member).call(listShop, { listing })
    return member
  }
  await shop('Outra rua', '30130-100')
  await shop('Outro bairro', '30190000')
  await shop('Outra zona', '31000000')
  await shop('Mesma rua', '30130900', { neighborhood: null })
  await shop('mesma rua', '30130899', { neighborhood: null })
  await shop('Juiz de Fora', '36010000', { city: 'Juiz de Fora' })
  await shop('Rio', '20040000', { city: 'Rio de Janeiro' })
  const blocked = await shop('Bloqueada', '30130987')
  const undecided = await shop('Desistiu', '30130987')
  const office = api.as(await given.staff({ role: 'admin' }))
  await office.call(blockMember, { id: blocked.id, reason: 'Em análise' })
  await api.as(undecided).call(listShop, { listing: null })
  const member = await given.member({ type: 'veterinarian' })
  const product = await given.product({ food })
  const { token } = await api.as(member).call(createLead, leadFor(product))
  const near = async (cep?: string) => (await api.call(shopsNear, { token, ...(cep && { cep }) })).shops
  expect(await near()).toEqual([
    { name: 'Mesma rua', neighborhood: null, city: 'Belo Horizonte', state: 'MG' },
    { name: 'Outra rua', neighborhood: 'Centro', city: 'Belo Horizonte', state: 'MG' },
    { name: 'Outro bairro', neighborhood: 'Centro', city: 'Belo Horizonte', state: 'MG' },
    { name: 'Outra zona', neighborhood: 'Centro', city: 'Belo Horizonte', state: 'MG' },
  ])
  expect((await near('20010-000')).map(({ name }) => name)).toEqual(['Rio'])
  expect(await near('69005-000')).toEqual([])
  expect((await api.try(shopsNear, { token, cep: '123' })).status).toBe(422)

  const paper = await api.as(member).call(createPrescription, prescriptionFor(product))
  expect((await api.call(shopsNear, { token: paper.code })).shops).toHaveLength(4)
  await api.call(eraseClient, { token })
  expect(await near()).toEqual([])
  expect(await near('30130987')).toHaveLength(4)
  for (let count = 0; count < 8; count += 1) await shop(`Mais uma ${count}`, '30130987')
  expect(await near('30130987')).toHaveLength(10)
  const rows = await database.db.selectFrom('shop_listing').select('member_id').execute()
  expect(rows.map(({ member_id }) => member_id)).not.toContain(undecided.id)
})

test('only attendants list a shop; they see it, change it, take it with their data, and it goes with them', async ({
  api,
  given,
  database,
  files,
}) => {
  const listing = {
    name: 'Agropet Inconfundível',
    cep: '74003987',
    neighborhood: 'Setor Inconfundível',
    city: 'Goiânia',
    state: 'GO',
  }
  const helena = api.as(await given.member({ type: 'veterinarian' }))
  expect((await helena.try(listShop, { listing })).status).toBe(403)
  const camila = api.as(await given.member({ type: 'attendant' }))
  expect(await camila.call(shopListing)).toEqual({ listing: null })
  await camila.call(listShop, { listing: { ...listing, name: 'Antes' } })
  await camila.call(listShop, { listing })
  expect(await camila.call(shopListing)).toEqual({ listing })
  for (const wrong of [{ state: 'Goiás' }, { cep: '7' }, { name: ' ' }, { city: '' }])
    expect((await camila.try(listShop, { listing: { ...listing, ...wrong } })).status).toBe(422)
  expect(JSON.stringify(await camila.call(exportData))).toContain('Agropet Inconfundível')
  await camila.call(deleteAccount)
  expect(await tracesOf(database, files, [listing.name, listing.neighborhood, listing.cep])).toEqual([])
})

async function openingsOf({ db }: World['database'], code: string) {
  return db
    .selectFrom('recommendation_opening')
    .select(['device', 'opened_at'])
    .where('code', '=', code)
    .orderBy('opened_at')
    .orderBy('device')
    .execute()
}

/** The professional is told that the bag runs out, by name. */
async function remind({ database, clock }: World, code: string) {
  const remindOn = clock.now().toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
  await database.pool.query(
    `update lead set status = 'bought', bought_on = $2, remind_on = $2
     where id = (select lead_id from recommendation where code = $1)`,
    [code, remindOn.toString()],
  )
  await remindOfLeads(database.transaction, { now: clock.now() })
}

async function callsWaiting({ pool }: World['database']): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as calls from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].calls
}
