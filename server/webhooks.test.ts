import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Receiver } from 'standardwebhooks'
import { expect, vi } from 'vitest'
import { createApiKey } from '#contract/api-keys.ts'
import { approveInvoice, rejectInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { deleteAccount } from '#contract/members.ts'
import { verifyMember } from '#contract/members-office.ts'
import { redeem } from '#contract/redemptions.ts'
import { cancelRedemptionByStaff, shipRedemption } from '#contract/redemptions-office.ts'
import {
  changeWebhook,
  createWebhook,
  oneWebhook,
  removeWebhook,
  resendDelivery,
  resendFailed,
  rotateWebhookSecret,
  testWebhook,
  webhookDeliveries,
  webhookEvents,
  webhookFacts,
  webhooks,
} from '#contract/webhooks.ts'
import { endOverdueCoins } from '#server/coins/expire.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { test as base } from '#server/testing/test.ts'
import { createWorld } from '#server/testing/world.ts'
import { isPublicAddress } from './webhooks/public-address.ts'
import { postWebhook } from './webhooks/send.ts'

type Received = { headers: IncomingHttpHeaders; body: string; payload: { type: string; data: object } }

/** A world whose webhooks may lead to this computer, and a receiver that answers what a test wants. */
const test = base
  .extend('world', { scope: 'file' }, async ({ templateUrl }, { onCleanup }) => {
    const world = await createWorld({ templateUrl, webhooksPrivate: true })
    onCleanup(() => world.stop())
    return world
  })
  .extend('receiver', async ({ task: _ }, { onCleanup }) => {
    const received: Received[] = []
    const receiver = { received, status: 200, answer: 'ok', headers: {}, url: '' }
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      received.push({ headers: request.headers, body, payload: JSON.parse(body) })
      response.writeHead(receiver.status, receiver.headers).end(receiver.answer)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
    onCleanup(() => void server.close())
    return receiver
  })
  .extend('admin', async ({ given, api }) => api.as(await given.staff({ role: 'admin' })))
  .extend('deliver', async ({ runJobs, database }) => async () => {
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await runJobs()
  })
  .extend('hook', async ({ admin, receiver }, { onCleanup }) => {
    const facts = { url: receiver.url, description: 'ERP', events: [...webhookEvents] }
    const made = await admin.call(createWebhook, facts)
    onCleanup(async () => void (await admin.try(removeWebhook, { id: made.id })))
    return made
  })

test('what happens to a member, an invoice and a redemption is told, signed, with facts of the catalogue', async ({
  admin,
  api,
  given,
  receiver,
  hook,
  deliver,
  clock,
}) => {
  const ana = await given.member({ type: 'attendant', level: 2 })
  await admin.call(verifyMember, { id: ana.id })
  const bia = await given.member({ coins: 1000, hasAddress: true })
  const prize = await given.prize({ price: 300 })
  const sent = await api.as(bia).call(redeem, { product_id: prize.id })
  await admin.call(shipRedemption, { id: sent.id, version: 1, carrier: 'Correios', tracking_code: 'BR1' })
  const other = await api.as(bia).call(redeem, { product_id: prize.id })
  await admin.call(cancelRedemptionByStaff, { id: other.id, version: 1, reason: 'Acabou' })
  await deliver()
  const told = receiver.received.filter(({ payload }) =>
    [ana.id, bia.id].some((id) => JSON.stringify(payload.data).includes(id)),
  )
  expect(told.map(({ payload }) => payload.type).toSorted()).toEqual([
    'member.signed_up',
    'member.signed_up',
    'member.verified',
    'member.verified',
    'redemption.cancelled',
    'redemption.requested',
    'redemption.requested',
    'redemption.shipped',
  ])
  const shipped = told.find(({ payload }) => payload.type === 'redemption.shipped')
  expect(shipped?.payload.data).toEqual({
    redemption_id: sent.id,
    code: sent.code,
    member_id: bia.id,
    prize_id: prize.id,
    kind: 'parcel',
    coins: 300,
    carrier: 'Correios',
    tracking_code: 'BR1',
  })
  const verifier = new Receiver(hook.secret)
  for (const { headers, body, payload } of told) {
    const facts = webhookFacts[payload.type as keyof typeof webhookFacts]
    expect(facts.safeParse(payload.data).success).toBe(true)
    expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(clock.now().epochMilliseconds / 1000))
    expect(verified(verifier, body, headers)).toBe(true)
    expect(verified(verifier, `${body} `, headers)).toBe(false)
  }
})

test('invoices that are counted, refused and reversed are told, and recommendations that were sold', async ({
  world,
  given,
  api,
  receiver,
  hook: _,
  deliver,
}) => {
  const rita = api.as(await given.staff())
  const vera = await given.member({ type: 'veterinarian', hasAddress: true })
  const ana = await given.member({ type: 'attendant' })
  const food = await given.product({ food: { bag_grams: 15_000 } })
  const { code } = await given.lead({ member: vera, product: food })
  const rows = [{ product: food, valueCents: 42_500, recommendation: code }]
  const sold = await given.invoice({ member: ana, rows })
  const refused = await given.invoice({ member: ana })
  const { version } = await rita.call(approveInvoice, { id: sold.id, version: 1 })
  await rita.call(rejectInvoice, { id: refused.id, version: 1, reason: 'other' })
  await takeEffect(world)
  await rita.call(reverseInvoice, { id: sold.id, version: version + 1, reason: 'shop_returned' })
  await deliver()
  const told = new Map(receiver.received.map(({ payload }) => [payload.type, payload.data]))
  const invoice = { invoice_id: sold.id, member_id: ana.id, number: sold.number }
  expect(told.get('invoice.counted')).toEqual({ ...invoice, coins: 425, reason: null })
  expect(told.get('invoice.reversed')).toMatchObject(invoice)
  expect(told.get('invoice.refused')).toMatchObject({ invoice_id: refused.id, coins: null, reason: 'other' })
  const purchase = { member_id: vera.id, invoice_id: sold.id, product_id: food.id, coins: 212 }
  expect(told.get('recommendation.sold')).toMatchObject(purchase)
  expect(told.get('recommendation.reversed')).toMatchObject(purchase)
  for (const { payload } of receiver.received)
    expect(webhookFacts[payload.type as keyof typeof webhookFacts].safeParse(payload.data).success).toBe(true)
})

test('coins that expire are told with how many', async ({
  given,
  receiver,
  hook: _,
  deliver,
  database,
  clock,
}) => {
  const ana = await given.member({ coins: 70 })
  await endOverdueCoins(database, clock.now().add({ hours: 24 * 800 }))
  await deliver()
  const told = receiver.received.filter(({ payload }) => payload.type === 'coins.expired')
  expect(told.map(({ payload }) => payload.data)).toContainEqual({ member_id: ana.id, coins: 70 })
})

test('what is undone is not told, and what nobody wants is not kept', async ({
  admin,
  given,
  receiver,
  database,
  deliver,
}) => {
  const events = ['redemption.requested' as const]
  const { id } = await admin.call(createWebhook, { url: receiver.url, description: 'Só resgates', events })
  await given.member()
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`select tell_webhooks('redemption.requested', null, '{}', now())`)
  await client.query('rollback')
  client.release()
  await deliver()
  expect(receiver.received).toEqual([])
  const { rows } = await database.pool.query('select from webhook_delivery where webhook_id = $1', [id])
  expect(rows).toEqual([])
  await admin.call(removeWebhook, { id })
})

test('a redemption costs one statement on a small table while nobody listens', async ({
  given,
  api,
  database,
}) => {
  const ana = await given.member({ coins: 500, hasAddress: true })
  const prize = await given.prize({ price: 100 })
  await api.as(ana).call(redeem, { product_id: prize.id })
  const { rows } = await database.pool.query(`select from webhook_event where member_id = $1`, [ana.id])
  expect(rows).toEqual([])
})

test('a receiver that fails is asked again for three days and then no more; an admin sends it again', async ({
  admin,
  receiver,
  hook,
  deliver,
  clock,
}) => {
  receiver.status = 500
  receiver.answer = 'x'.repeat(100_000)
  await admin.call(testWebhook, { id: hook.id })
  const delivery = async () => (await admin.call(webhookDeliveries, { id: hook.id })).items[0]
  const waits: number[] = []
  for (let turn = 1; turn <= 10; turn += 1) {
    await deliver()
    const { status, attempts, due_at, answer_status, answer } = (await delivery()) ?? {}
    expect({ status, attempts, answer_status }).toEqual({
      status: turn < 10 ? 'waiting' : 'failed',
      attempts: turn,
      answer_status: 500,
    })
    expect(answer?.length).toBeLessThanOrEqual(2048)
    if (!due_at) break
    const wait = Temporal.Instant.from(due_at).since(clock.now())
    waits.push(wait.total('hours'))
    clock.advance({ seconds: Math.ceil(wait.total('seconds')) })
  }
  const total = waits.reduce((sum, wait) => sum + wait, 0)
  expect(total).toBeGreaterThan(60)
  expect(total).toBeLessThan(92)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await admin.call(oneWebhook, { id: hook.id })).toMatchObject({
    failed: 1,
    failing_since: expect.any(String),
  })

  receiver.status = 200
  receiver.answer = 'ok'
  expect(await admin.call(resendFailed, { id: hook.id })).toEqual({ resent: 1 })
  await deliver()
  expect(await delivery()).toMatchObject({ status: 'delivered', attempts: 1, answer: 'ok' })
  const one = (await delivery())?.id ?? ''
  await admin.call(resendDelivery, { id: hook.id, delivery: one })
  await deliver()
  expect(receiver.received).toHaveLength(12)
})

test('after days of failure it is switched off, the admins are told, and what waited can be sent again', async ({
  admin,
  receiver,
  hook,
  deliver,
  given,
  mailbox,
  clock,
}) => {
  receiver.status = 503
  await given.member()
  for (let turn = 1; turn <= 10; turn += 1) {
    await deliver()
    clock.advance({ hours: 24 })
  }
  const { off_because, version, failed } = await admin.call(oneWebhook, { id: hook.id })
  expect(off_because).toBe('failing')
  expect(failed).toBeGreaterThan(0)
  await deliver()
  expect(mailbox.messages.map(({ subject }) => subject)).toContain('Um webhook foi desligado')
  const before = receiver.received.length
  await given.member()
  await deliver()
  expect(receiver.received).toHaveLength(before)
  receiver.status = 200
  const facts = { url: receiver.url, description: 'ERP', events: [...webhookEvents] }
  await admin.call(changeWebhook, { id: hook.id, ...facts, is_on: true, version })
  expect((await admin.call(resendFailed, { id: hook.id })).resent).toBe(failed)
  await deliver()
  expect(await admin.call(oneWebhook, { id: hook.id })).toMatchObject({ failed: 0, failing_since: null })
})

test('who answers that it is gone is asked no more, and redirects lead nowhere', async ({
  admin,
  receiver,
  hook,
  deliver,
}) => {
  receiver.status = 302
  receiver.headers = { Location: receiver.url }
  await admin.call(testWebhook, { id: hook.id })
  await deliver()
  expect(receiver.received).toHaveLength(1)
  receiver.status = 410
  await deliver()
  expect(await admin.call(oneWebhook, { id: hook.id })).toMatchObject({ off_because: 'gone', failed: 1 })
})

test('while a secret is changed both sign, for a day', async ({ admin, receiver, hook, deliver, clock }) => {
  const { secret } = await admin.call(rotateWebhookSecret, { id: hook.id })
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await admin.call(testWebhook, { id: hook.id })
  await deliver()
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received
  expect(verified(new Receiver(secret), body, headers)).toBe(true)
  expect(verified(new Receiver(hook.secret), body, headers)).toBe(true)
  clock.advance({ hours: 25 })
  await admin.call(testWebhook, { id: hook.id })
  await deliver()
  const [, later = { body: '', headers: {} }] = receiver.received
  expect(verified(new Receiver(secret), later.body, later.headers)).toBe(true)
  expect(verified(new Receiver(hook.secret), later.body, later.headers)).toBe(false)
})

test('secrets are kept sealed', async ({ hook, database }) => {
  const { rows } = await database.pool.query('select secret from webhook where id = $1', [hook.id])
  const bytes = Buffer.from(hook.secret.slice('whsec_'.length), 'base64')
  expect((rows[0].secret as Buffer).includes(bytes)).toBe(false)
})

test('who leaves is not found in what was kept or still waits', async ({
  given,
  api,
  receiver,
  hook,
  database,
  deliver,
}) => {
  const ana = await given.member()
  await api.as(ana).call(deleteAccount)
  const { rows } = await database.pool.query(
    `select to_jsonb(webhook_event) as all from webhook_event
     union all select to_jsonb(webhook_delivery) from webhook_delivery where webhook_id = $1`,
    [hook.id],
  )
  expect(JSON.stringify(rows)).not.toContain(ana.id)
  await deliver()
  expect(JSON.stringify(receiver.received)).not.toContain(ana.id)
})

test('a program with a key lists deliveries and sends them again, and changes nothing else', async ({
  admin,
  api,
  hook,
}) => {
  const calls = ['webhooks', 'webhookDeliveries', 'resendFailed']
  const { key } = await admin.call(createApiKey, { name: 'ERP', calls, calls_per_minute: 60 })
  const program = api.as({ token: key })
  expect(await program.call(webhooks)).toHaveLength(1)
  await program.call(webhookDeliveries, { id: hook.id })
  await program.call(resendFailed, { id: hook.id })
  expect((await program.try(removeWebhook, { id: hook.id })).status).toBe(403)
})

test.for([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fc00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.for(['8.8.8.8', '200.160.2.3', '2606:4700:4700::1111', '2804:14d::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('without the setting, no private address is connected to, whatever its name', async ({ receiver }) => {
  const message = { headers: {}, body: '{}', allowsPrivate: false }
  const { port } = new URL(receiver.url)
  for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
    for (const protocol of ['http', 'https'])
      expect((await postWebhook(`${protocol}://${host}:${port}/`, message)).status).toBeNull()
  expect(receiver.received).toEqual([])
  const slow = await postWebhook(receiver.url, { ...message, allowsPrivate: true, patienceMs: 1 })
  expect(slow.status === null || slow.status === 200).toBe(true)
})

test('a private or plain address is refused where webhooks are made, unless the setting allows it', async ({
  world,
  api,
  admin,
  given,
}) => {
  const events = ['member.verified' as const]
  await using other = await world.anotherProcess({ webhooksPrivate: false })
  const strict = other.api.as(await given.staff({ role: 'admin' }))
  for (const url of [
    'http://erp.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://a:b@erp.example/',
    'ftp://erp.example/',
    'erp',
  ])
    expect((await strict.try(createWebhook, { url, description: 'x', events })).status).toBe(422)
  const { id } = await strict.call(createWebhook, { url: 'https://erp.example/', description: 'x', events })
  await admin.call(removeWebhook, { id })
  const support = api.as(await given.staff({ role: 'support' }))
  expect((await support.try(webhooks)).status).toBe(403)
})

/** The reference library of Standard Webhooks says so, at the moment of the world's clock. */
function verified(verifier: Receiver, body: string, headers: IncomingHttpHeaders): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 })
  try {
    verifier.verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}
