import { createECDH, createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { listShop } from '#contract/clients.ts'
import { adjustCoins as adjustCoinsByHand } from '#contract/coins-office.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Text } from '#contract/fields.ts'
import { runImport, startImport } from '#contract/imports.ts'
import { sendInvoice, uploadDocument } from '#contract/invoices.ts'
import { tellWaiting } from '#contract/invoices-devices.ts'
import { approveInvoice, rejectInvoice } from '#contract/invoices-office.ts'
import { beginUpload, sendPart } from '#contract/invoices-parts.ts'
import {
  currentUser,
  deleteAccount,
  sendAskedDocument,
  updateAddress,
  updateAvatar,
  updateCover,
  updateData,
} from '#contract/members.ts'
import {
  askMember,
  blockMember,
  eraseMember,
  erasureLosses,
  refuseMember,
  unblockMember,
  verifyMember,
} from '#contract/members-office.ts'
import { changeConsents, deletionLosses } from '#contract/members-privacy.ts'
import { allowPush, chooseChannels } from '#contract/notifications.ts'
import { requestPasswordReset } from '#contract/passwords.ts'
import { redeem } from '#contract/redemptions.ts'
import { haltedRedemptions, shipRedemption } from '#contract/redemptions-office.ts'
import { signIn } from '#contract/sessions.ts'
import { signUp } from '#contract/sign-up.ts'
import { setGoal, watchPrize } from '#contract/store.ts'
import { createWebhook, removeWebhook } from '#contract/webhooks.ts'
import { adjustCoins } from '#server/coins/movements.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { createApi } from '#server/testing/api.ts'
import { photo } from '#server/testing/pictures.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test as base } from '#server/testing/test.ts'
import { allFiles, columnsOfMembers, tracesOf } from '#server/testing/traces.ts'
import type { World } from '#server/testing/world.ts'
import { cpfHashes } from './sealing/cpf.ts'

const remember = endpoint({
  method: 'POST',
  path: '/test/remember',
  for: 'member',
  summary: 'Keeps a text in its answer and in the audit trail',
  idempotent: true,
  body: z.object({ text: Text }),
  returns: z.object({ text: Text }),
})

function testFeatures(http: Http) {
  http.command(remember, async ({ member, body, changed }) => {
    changed({ subjectId: member.id, after: { text: body.text } })
    return { text: body.text }
  })
}

const test = base.extend('features', { scope: 'file' }, () => testFeatures)

/** Values that can be mistaken for nobody else's. */
const zulmira = {
  name: 'Zulmira Quaresma Inconfundível',
  email: 'zulmira.inconfundivel@test.example',
  cpf: '86288366757',
  phone: '62998877001',
  profile_name: 'Pet Shop Inconfundível',
  profile_value: '11222333000181',
  cep: '74003987',
  city: 'Cidade Inconfundível',
  neighborhood: 'Bairro Inconfundível',
  address: 'Rua Inconfundível',
  number: '98731',
  complement: 'Fundos Inconfundíveis',
}
const told = {
  reason: 'Motivo inconfundível da recusa',
  blocked: 'Motivo inconfundível do bloqueio',
  adjusted: 'Motivo inconfundível do ajuste',
  asked: 'Motivo inconfundível do pedido',
  remembered: 'Resposta inconfundível',
  invoice: 'Nota inconfundível',
  rejected: 'Motivo inconfundível da nota',
  notified: 'Aviso inconfundível',
  client: 'Cliente inconfundível',
  patient: 'Paciente inconfundível',
  shop: 'Loja inconfundível da lista',
  mailed: 'nota-por-email-inconfundivel.pdf',
  browser: 'navegador-inconfundivel',
  newEmail: 'caixa.nova.inconfundivel@test.example',
}
const said = { userAgent: 'NavegadorInconfundivel/9 Chrome/140 Android', address: '203.0.113.77' }
/** In a file, which goes right after the commit. */
const document = 'Documento inconfundível'
const uploaded = 'Rascunho inconfundível'
const card = 'Carteira inconfundível'
const values = [...Object.values(zulmira), ...Object.values(told)]

test('nothing that was known of a person can be found after deletion, in any table or file', async ({
  world,
}) => {
  const { api, database, files, logLines, runJobs, secrets } = world
  const filesBefore = await allFiles(files)
  const person = await everythingHappensTo(world)
  // The CPF is sealed; what can be found of it is its hash.
  const hashes = cpfHashes(secrets, zulmira.cpf).map((hash) => hash.toString('hex'))
  const everything = [
    ...values.filter((value) => value !== zulmira.cpf),
    ...hashes,
    document,
    uploaded,
    card,
    person.id,
  ]

  const found = await tracesOf(database, files, everything)
  expect(everything.filter((value) => !found.some((trace) => trace.value === value))).toEqual([])
  expect((await allFiles(files)).length).toBe(filesBefore.length + 9)

  await api.as(person).call(deleteAccount)
  const traces = await tracesOf(database, files, [...values, ...hashes])
  expect(traces.filter(({ where }) => !where.startsWith('private/'))).toEqual([])
  await runJobs()
  expect(await tracesOf(database, files, everything)).toEqual([
    { value: person.id, where: 'public.audit_entry' },
  ])
  expect(await allFiles(files)).toEqual(filesBefore)
  expect(await tracesOf(database, files, Object.values(said))).toEqual([])
  const logs = logLines.join('').toLowerCase()
  expect([...values, ...Object.values(said)].filter((value) => logs.includes(value.toLowerCase()))).toEqual(
    [],
  )

  expect((await api.as(person).try(currentUser)).status).toBe(401)
  expect((await api.try(signIn, { email: zulmira.email, password: person.password })).status).toBe(401)
  await api.call(signUp, signUpForm({ ...zulmira, profile_type: 'attendant' }))
})

test('the proof above fills every column that can refer to a member', async ({ world }) => {
  const { database, given } = world
  const person = await everythingHappensTo(world, {
    email: 'outra.inconfundivel@test.example',
    cpf: '52998224725',
  })
  const promoter = await given.promoter()
  await given.member({ promoter })
  const empty: string[] = []
  for (const { table, column } of await columnsOfMembers(database)) {
    const query = `select count(*)::int as count from ${table} where ${column} = any($1)`
    const { rows } = await database.pool.query<{ count: number }>(query, [[person.id, promoter.id]])
    if (!rows[0]?.count) empty.push(`${table}.${column}`)
  }
  expect(empty).toEqual([])
})

test('a promoter goes with the code, and the people who came with it stay', async ({
  api,
  given,
  database,
  files,
}) => {
  const promoter = await given.promoter({ name: 'Promotora Inconfundível', code: 'UNMISTKN' })
  const ana = await given.member({ promoter })
  await api.as(promoter).call(deleteAccount)
  expect(await tracesOf(database, files, ['UNMISTKN', 'Promotora Inconfundível', promoter.email])).toEqual([])
  expect((await api.as(ana).try(currentUser)).status).toBe(200)
})

test('tries at the old account do not count against a new one', async ({ api, given }) => {
  const ana = await given.member()
  for (let tries = 0; tries < 6; tries++)
    await api.try(signIn, { email: ana.email, password: 'errada-mesmo' })
  await api.as(ana).call(deleteAccount)
  const form = signUpForm({ email: ana.email })
  await api.call(signUp, form)
  expect((await api.try(signIn, form)).status).toBe(200)
})

test('what is left of the coins is written off', async ({ api, given, database }) => {
  const ana = await given.member({ coins: 120 })
  await api.as(ana).call(deleteAccount)
  const wallets = await database.db
    .selectFrom('coin_account')
    .select(['balance', 'debt'])
    .where('member_id', 'is', null)
    .where('kind', '=', 'wallet')
    .execute()
  expect(wallets.every(({ balance, debt }) => balance === 0 && debt === 0)).toBe(true)
})

test('what a deletion would lose is said before: coins, redemptions, invoices', async ({ api, given }) => {
  const person = await given.member({ type: 'attendant', coins: 210, hasAddress: true })
  const ana = api.as(person)
  const [mug, bag] = [
    await given.prize({ title: 'Caneca', price: 50 }),
    await given.prize({ title: 'Sacola', price: 40 }),
  ]
  const { id: shipped } = await ana.call(redeem, { product_id: mug.id })
  const { code: second } = await ana.call(redeem, { product_id: mug.id })
  const { code: third } = await ana.call(redeem, { product_id: bag.id })
  const admin = api.as(await given.staff({ role: 'admin' }))
  await admin.call(shipRedemption, { id: shipped, version: 1, carrier: 'Correios' })
  const product = await given.product()
  for (const status of ['received', 'incomplete', 'rejected'] as const)
    await given.invoice({ member: person, status, rows: [{ product, valueCents: 10_000 }] })
  const losses = {
    coins: 70,
    redemptions: [
      { code: second, title: 'Caneca', coins: 50 },
      { code: third, title: 'Sacola', coins: 40 },
    ],
    shipped: 1,
    clients: 0,
    prescriptions: 0,
    invoices: { count: 2, coins: 200 },
  }
  expect(await ana.call(deletionLosses)).toEqual(losses)
  expect(await admin.call(erasureLosses, { id: person.id })).toEqual(losses)
  expect((await admin.try(erasureLosses, { id: crypto.randomUUID() })).status).toBe(404)
  await admin.call(eraseMember, { id: person.id, confirmation: person.email })
  const unseen = (await admin.call(haltedRedemptions)).map(({ title }) => title)
  expect(unseen).toEqual(expect.arrayContaining(['Caneca', 'Sacola']))
  expect(await api.as(await given.promoter()).call(deletionLosses)).toEqual({
    coins: 0,
    redemptions: [],
    shipped: 0,
    clients: 0,
    prescriptions: 0,
    invoices: { count: 0, coins: 0 },
  })
})

test('two deletions at once: one erases, the other finds nobody', async ({ api, given }) => {
  const ana = await given.member()
  const both = await Promise.all([api.as(ana).try(deleteAccount), api.as(ana).try(deleteAccount)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('whatever else the person does at that moment happens before, or not at all', {
  timeout: 60_000,
}, async ({ world }) => {
  const { api, given, database, files, runJobs } = world
  const image = await photo({ width: 200, height: 200 })
  for (let round = 0; round < 8; round++) {
    const ana = await given.member({ email: `corrida-${round}@test.example` })
    const mine = api.as(ana)
    const address = { ...zulmira, state: 'Goiás', address: `Rua da Corrida ${round}` }
    const data = {
      email: `corrida-nova-${round}@test.example`,
      name: `Corrida ${round}`,
      profile_name: 'x',
      phone: '62998877001',
    }
    const filesBefore = await allFiles(files)
    const outcomes = await Promise.all([
      mine.try(updateAddress, address),
      mine.try(updateData, data),
      mine.with({ idempotencyKey: 'k' }).try(remember, { text: `corrida ${round}` }),
      mine.try(changeConsents, { communications: true }),
      round % 2 ? mine.try(deleteAccount) : undefined,
      mine.try(updateAvatar, { image }),
      mine.try(updateAddress, address),
      mine.with({ idempotencyKey: 'k2' }).try(remember, { text: `corrida ${round}` }),
      round % 2 ? undefined : mine.try(deleteAccount),
      mine.try(currentUser),
    ])
    expect(
      outcomes.map((outcome) => outcome?.status).filter((status) => status && ![200, 401].includes(status)),
    ).toEqual([])
    await runJobs()
    const traces = [`Corrida ${round}`, `corrida-${round}@`, `corrida-nova-${round}@`]
    expect(await tracesOf(database, files, traces)).toEqual([])
    expect(await allFiles(files)).toEqual(filesBefore)
  }
})

/** A member of whom everything is known that can be known. */
async function everythingHappensTo(world: World, facts: Partial<typeof zulmira> = {}) {
  const { given, database, clock, runJobs } = world
  const api = world.api.with(said)
  const form = signUpForm({ ...zulmira, profile_type: 'attendant', accept_communications: true, ...facts })
  const office = api.as(await given.staff({ role: 'admin' }))
  const erp = { url: 'https://erp.example/', description: 'ERP', events: ['member.signed_up' as const] }
  const { id: webhookId } = await office.call(createWebhook, erp)
  const { access_token } = await api.call(signUp, form)
  // What it was told stays for a while; nothing is sent from here.
  await office.call(removeWebhook, { id: webhookId })
  const { id } = await database.db
    .selectFrom('member')
    .select('id')
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow()
  await office.call(askMember, { id, text: told.asked })
  const cardFile = new Blob([`%PDF-1.7 ${card}`])
  await api.as({ token: access_token }).call(sendAskedDocument, { image: cardFile })
  await office.call(refuseMember, { id, reason: told.reason })
  await api.as({ token: access_token }).call(requestPasswordReset, { email: form.email })
  await runJobs()
  await office.call(blockMember, { id, reason: told.blocked })
  await office.call(unblockMember, { id })
  await api.try(signIn, { email: form.email, password: 'errada-mesmo' })
  const { access_token: token } = await api.call(signIn, form)
  const member = api.as({ token })
  await member.call(updateAvatar, { image: await photo({ width: 200, height: 200 }) })
  await member.call(updateCover, { image: await photo({ width: 300, height: 100 }) })
  await member.with({ idempotencyKey: 'inconfundivel' }).call(remember, { text: told.remembered })
  await office.call(adjustCoinsByHand, { id, amount: 5000, reason: told.asked })
  await given.staff({ member: { id } })
  await database.transaction((tx) =>
    adjustCoins(tx, {
      memberId: id,
      coins: 50,
      staffId: crypto.randomUUID(),
      reason: told.adjusted,
      now: clock.now(),
    }),
  )
  const expires_on = Temporal.PlainDate.from('2026-12-01')
  await database.transaction((tx) =>
    tx.insertInto('coin_expiry_warning').values({ member_id: id, expires_on, days: 30 }).execute(),
  )
  const titles = { 'pt-BR': told.notified, es: told.notified, en: told.notified }
  await database.transaction((tx) =>
    notify(tx, { memberId: id, kind: 'broadcast', facts: { titles }, now: clock.now() }),
  )
  await office.call(verifyMember, { id })
  const { id: prize_id } = await given.prize({ price: 1 })
  await member.call(setGoal, { product_id: prize_id })
  await member.call(watchPrize, { product_id: prize_id, is_wanted: true })
  await member.with({ idempotencyKey: 'inconfundivel-2' }).call(redeem, { product_id: prize_id })
  await member.call(setGoal, { product_id: prize_id })
  const { id: product_id } = await given.product()
  const image = new Blob([`<nfeProc><xNome>${document}</xNome></nfeProc>`])
  const invoice = { number: told.invoice, products: [{ product_id, value: '10.00' }], image }
  const sent = await member.with({ idempotencyKey: 'inconfundivel-3' }).call(sendInvoice, invoice)
  await runJobs()
  await office.call(rejectInvoice, { id: sent.id, version: 2, reason: 'other', note: told.rejected })
  await member.call(uploadDocument, { image: new Blob([`<nfeProc><xNome>${uploaded}</xNome></nfeProc>`]) })
  await beginWithPart(member, uploaded)
  const waiting = [{ since: '2026-11-10T12:00:00Z', reason: 'network' as const, tries: 1 }]
  await member.call(tellWaiting, { device: crypto.randomUUID(), waiting })
  await runJobs()
  await world.database.pool.query(
    `insert into invoice_mail (member_id, message_hash, received_at, files)
     values ($1::uuid, sha256($1::text::bytea), now(), jsonb_build_array(jsonb_build_object('name', $2::text)))`,
    [id, told.mailed],
  )
  const product = { id: product_id }
  const lead = await given.lead({ member: { id }, product, name: told.client })
  await given.prescription({ member: { id }, product, client_name: told.patient })
  await given.challenge({ goal: { target: 1, bonus: 1 } })
  await given.invoice({ member: { id }, status: 'counted' })
  await sellBothWays(world, { id, code: lead.code, productId: product_id })
  await comesInAFile(world, { id, form })
  const { cep, neighborhood, city } = zulmira
  await member.call(listShop, { listing: { name: told.shop, cep, neighborhood, city, state: 'GO' } })
  await member.call(chooseChannels, { topic: 'news', email: true, push: true })
  await member.call(allowPush, { endpoint: `https://push.test/${told.browser}`, keys: newPushKeys() })
  const { name, profile_name, phone } = form
  await member.call(updateData, { name, profile_name, phone, email: told.newEmail })
  await isReachedByPhone(world, { id, phone })
  // Stays in the queue with the e-mail in it.
  await api.call(requestPasswordReset, { email: form.email })
  return { id, token, password: form.password }
}

async function isReachedByPhone({ database, clock }: World, { id, phone }: { id: string; phone: string }) {
  const now = clock.now()
  await database.transaction(async (tx) => {
    const proved = { member_id: id, phone, proved_at: now, notices_since: now }
    await tx.insertInto('proved_phone').values(proved).execute()
    const code = { member_id: id, id: crypto.randomUUID(), phone, expires_at: now.add({ minutes: 10 }) }
    await tx.insertInto('phone_code').values(code).execute()
    const message = { id: crypto.randomUUID(), member_id: id, kind: 'code', begun_at: now, handed_at: now }
    await tx.insertInto('phone_message').values(message).execute()
  })
}

/** Recommends what another person sells, and sells what another person recommended. */
async function sellBothWays(
  world: World,
  { id, code, productId }: Record<'id' | 'code' | 'productId', string>,
) {
  const { api, given, database, clock, runJobs } = world
  const reviewer = api.as(await given.staff({ role: 'admin' }))
  const vet = await given.member({ type: 'veterinarian' })
  const other = await given.lead({ member: vet, product: { id: productId } })
  const sold = await given.product()
  const sales = [
    { member: await given.member({ type: 'attendant' }), recommendation: code },
    { member: { id }, recommendation: other.code },
  ]
  for (const { member, recommendation } of sales) {
    const rows = [{ product: { ...sold, id: productId }, valueCents: 10_000, recommendation }]
    const invoice = await given.invoice({ member, rows })
    await reviewer.call(approveInvoice, { id: invoice.id, version: 1 })
  }
  // Approvals take effect once they can no longer be undone.
  clock.advance({ seconds: 11 })
  await database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  await runJobs()
}

function newPushKeys() {
  const pair = createECDH('prime256v1')
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** Of an earlier programme, which names the person in a file. */
async function comesInAFile(world: World, { id, form }: { id: string; form: ReturnType<typeof signUpForm> }) {
  const { given, api, database, runJobs } = world
  const office = api.as(await given.staff({ role: 'admin' }))
  const externalId = `inconfundivel ${id}`
  await database.pool.query('update member set external_id = $1 where id = $2', [externalId, id])
  const { name, email, cpf, phone, profile_name, profile_value } = form
  const line = [externalId, 'atendente', name, email, cpf, phone, profile_name, profile_value, '7']
  const head =
    'Código externo;Perfil;Nome completo;E-mail;CPF;Celular;Clínica, loja ou canil;CRMV ou CNPJ da loja;Saldo'
  const file = new File([`${head}\n${line.join(';')}`], 'antigo.csv')
  const { id: importId } = await office.call(startImport, { kind: 'members', file })
  await runJobs()
  await office.call(runImport, { id: importId })
  await runJobs()
}

async function beginWithPart(member: ReturnType<typeof createApi>, content: string) {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const part = new Blob([content])
  const { sending } = await member.call(beginUpload, { sha256, size: part.size })
  await member.call(sendPart, { id: sending?.id ?? '', place: 0, sha256, part })
}
