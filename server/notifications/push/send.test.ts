import { afterAll, expect } from 'vitest'
import { exportData } from '#contract/members-privacy.ts'
import {
  allowPush,
  chooseChannels,
  listChannels,
  markNotificationsRead,
  stopPush,
} from '#contract/notifications.ts'
import { signOut } from '#contract/sessions.ts'
import { notify } from '#server/notifications/notify.ts'
import { test as base } from '#server/testing/test.ts'
import { createWorld } from '#server/testing/world.ts'
import { isPushService } from './allow.ts'
import { claimsIn, createBrowser, startPushService } from './test-browser.ts'

const service = await startPushService()
afterAll(() => service.stop())

const test = base
  .extend('service', () => service)
  .extend('world', { scope: 'file' }, async ({ templateUrl }, { onCleanup }) => {
    const world = await createWorld({ templateUrl, pushServices: [service.origin] })
    onCleanup(() => world.stop())
    return world
  })
  .extend('ana', async ({ given, service }) => {
    service.received.length = 0
    Object.assign(service.answer, { status: 201, headers: {} })
    return given.member({ language: 'es' })
  })
  .extend('browser', async ({ api, ana, service }) => {
    const browser = createBrowser(service.origin)
    await api.as(ana).call(allowPush, browser.subscription)
    return browser
  })
  .extend('tell', ({ database, clock, ana, runJobs }) => async () => {
    const facts = { number: '12', coins: 5 }
    const message = { memberId: ana.id, kind: 'invoice_counted', facts, link: '/extrato' } as const
    await database.transaction((tx) => notify(tx, { ...message, now: clock.now() }))
    await runJobs()
  })
  /** What failed is tried again, without the wait. */
  .extend('tryAgain', ({ database, runJobs }) => async () => {
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await runJobs()
  })

test('twenty browsers of a person are told, those that asked last', async ({
  api,
  ana,
  browser,
  tell,
  service,
}) => {
  const newer = Array.from({ length: 20 }, () => createBrowser(service.origin))
  for (const { subscription } of newer) await api.as(ana).call(allowPush, subscription)
  await tell()
  const told = service.received.map(({ path }) => path)
  expect(told.toSorted()).toEqual(newer.map(({ path }) => path).toSorted())
  expect(told).not.toContain(browser.path)
})

test('a closed browser is told in the person’s language, and only it can read it', async ({
  api,
  ana,
  browser,
  tell,
  service,
  clock,
}) => {
  await tell()
  const [message] = service.received
  expect(service.received).toHaveLength(1)
  expect(message?.path).toBe(browser.path)
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(message?.body.toString()).not.toContain('Factura')
  expect(browser.read(message?.body ?? Buffer.alloc(0))).toEqual({
    id: expect.any(String),
    title: 'Factura 12 aprobada: +5 monedas.',
    link: '/extrato',
  })
  const { push_key } = await api.as(ana).call(listChannels)
  expect(claimsIn(message?.headers.authorization, push_key)).toEqual({
    aud: service.origin,
    exp: Math.floor(clock.now().epochMilliseconds / 1000) + 43_200,
    sub: 'https://petisco.test',
  })
})

test.for([404, 410])(
  'a browser that is gone (%s) is forgotten',
  async (status, { browser, tell, service }) => {
    service.answer.status = status
    await tell()
    service.answer.status = 201
    await tell()
    expect(service.received.map(({ path }) => path)).toEqual([browser.path])
  },
)

test('a service that is down is tried again, each browser by itself', async ({
  api,
  ana,
  browser,
  tell,
  tryAgain,
  service,
}) => {
  const other = createBrowser(service.origin)
  await api.as(ana).call(allowPush, other.subscription)
  service.answer.status = 503
  await tell()
  expect(service.received.map(({ path }) => path).toSorted()).toEqual([browser.path, other.path].toSorted())
  service.answer.status = 201
  await tryAgain()
  await tryAgain()
  expect(service.received).toHaveLength(4)
})

test('a service that points elsewhere is not followed', async ({ browser, tell, service }) => {
  Object.assign(service.answer, { status: 307, headers: { location: `${service.origin}/elsewhere` } })
  await tell()
  expect(service.received.map(({ path }) => path)).toEqual([browser.path])
})

test('what was read, chosen otherwise, signed out or stopped is not sent', async ({
  api,
  ana,
  browser,
  tell,
  tryAgain,
  service,
  given,
}) => {
  const person = api.as(ana)
  const sent = () => service.received.filter(({ path }) => path === browser.path)
  await person.call(chooseChannels, { topic: 'invoices', email: true, push: false })
  await tell()
  await person.call(chooseChannels, { topic: 'invoices', email: true, push: true })
  service.answer.status = 503
  await tell()
  expect(sent()).toHaveLength(1)
  await person.call(markNotificationsRead)
  await tryAgain()
  expect(sent()).toHaveLength(1)
  await person.call(stopPush, { endpoint: browser.subscription.endpoint })
  await tell()
  await person.call(allowPush, browser.subscription)
  const bia = await given.member()
  await api.as(bia).call(stopPush, { endpoint: browser.subscription.endpoint })
  await person.call(signOut)
  await tell()
  expect(sent()).toHaveLength(1)
})

test('a browser belongs to whoever signed in last', async ({ api, given, browser, tell, service }) => {
  await api.as(await given.member()).call(allowPush, browser.subscription)
  await tell()
  expect(service.received).toEqual([])
})

test('only push services are called, and only with keys that are keys', async ({ api, ana, service }) => {
  const { subscription } = createBrowser(service.origin)
  const attempt = (more: object) => api.as(ana).try(allowPush, { ...subscription, ...more })
  for (const endpoint of [
    'http://169.254.169.254/latest',
    'https://petisco.example/push',
    'http://localhost:5432',
  ])
    expect(await attempt({ endpoint })).toMatchObject({
      status: 422,
      answer: { errors: { endpoint: [expect.any(String)] } },
    })
  const keys = { ...subscription.keys, p256dh: Buffer.alloc(65, 7).toString('base64url') }
  expect((await attempt({ keys })).status).toBe(422)
  expect((await attempt({})).ok).toBe(true)
})

test.for([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=x', true],
  ['https://fcm.googleapis.com.evil.example/fcm', false],
  ['https://evilnotify.windows.com/w', false],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm', false],
  ['https://user:pass@fcm.googleapis.com/fcm', false],
] as const)('%s is a push service: %s', ([address, isOne]) => {
  expect(isPushService(address, ['https://fcm.googleapis.com', 'https://*.notify.windows.com'])).toBe(isOne)
})

test('the subscription and the choices are in the person’s own data', async ({ api, ana, browser }) => {
  const { data } = await api.as(ana).call(exportData)
  expect(data.notifications).toMatchObject({
    browsers: [{ endpoint: browser.subscription.endpoint }],
    channels: expect.arrayContaining([{ topic: 'news', email: false, push: true }]),
  })
})
