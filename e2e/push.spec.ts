import type { Page } from '@playwright/test'
import type { World } from '#server/testing/world.ts'
import { expect, test, untilWorkerAnswers } from './fixtures.ts'

test('alerts on a device are asked for by a tap, chosen by topic, and end with the session', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const page = await as(await given.member({ type: 'attendant' }), { serviceWorkers: 'allow' })
  await page.addInitScript(havePushService)
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.evaluate(() => sessionStorage.setItem('permission', 'denied'))
  await page.goto('/avisos')
  await expect(page.getByText('Este navegador está bloqueando os avisos.')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('permission', 'default'))
  await page.reload()
  await page.getByRole('button', { name: 'Ligar avisos neste aparelho' }).click()
  await expect(page.getByText('Ligados', { exact: true })).toBeVisible()
  expect(await browsersTold(world)).toHaveLength(1)
  await expectAccessible(page)

  const challenges = page.getByRole('group', { name: 'Desafios' })
  const byMail = challenges.getByRole('switch', { name: 'E-mail' })
  await expect(byMail).not.toBeChecked()
  const chosen = page.waitForResponse('**/api/notifications/channels')
  await byMail.click()
  await chosen
  await page.reload()
  await expect(byMail).toBeChecked()

  await page.getByRole('button', { name: 'Desligar neste aparelho' }).click()
  await expect(page.getByRole('button', { name: 'Ligar avisos neste aparelho' })).toBeVisible()
  expect(await browsersTold(world)).toEqual([])
  await page.getByRole('button', { name: 'Ligar avisos neste aparelho' }).click()
  await expect(page.getByText('Ligados', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscription'))).toBeNull()
  expect(await browsersTold(world)).toEqual([])
})

test('what is pushed is shown, and leads to what it is about in the window that is open', async ({
  as,
  given,
}) => {
  const page = await as(await given.member(), { serviceWorkers: 'allow' })
  await page.goto('/home')
  await untilWorkerAnswers(page)
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(showInMemory)
  await deliver(page, { id: '7', title: 'Nota 1198 aprovada.', link: '/extrato' })
  await expect
    .poll(() => worker?.evaluate(() => Reflect.get(globalThis, 'shown')))
    .toMatchObject({ title: 'Nota 1198 aprovada.', tag: '7', data: '/extrato' })
  expect(await worker?.evaluate(() => Reflect.get(globalThis, 'isBadged'))).toBe(true)
  await worker?.evaluate(pressWhatIsShown)
  await expect(page).toHaveURL('/extrato')
})

function browsersTold({ database }: World) {
  return database.db.selectFrom('push_subscription').select('endpoint').execute()
}

async function deliver(page: Page, message: object) {
  const devtools = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
    if (registration) registered.resolve(registration.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  const data = JSON.stringify(message)
  const { origin } = new URL(page.url())
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/**
 * A browser without a window shows no notifications, has none to press, and ends a worker that badges its icon: what
 * would be shown is remembered.
 */
function showInMemory() {
  const setAppBadge = async () => void Reflect.set(globalThis, 'isBadged', true)
  Object.assign(Reflect.get(globalThis, 'navigator'), { setAppBadge })
  const showNotification = async (title: string, options: object) => {
    Reflect.set(globalThis, 'shown', { title, ...options, close: () => {} })
  }
  Object.assign(Reflect.get(globalThis, 'registration'), { showNotification })
  const { prototype } = Reflect.get(globalThis, 'WindowClient')
  prototype.focus = () => Promise.resolve()
}

function pressWhatIsShown() {
  const notification = Reflect.get(globalThis, 'shown')
  globalThis.dispatchEvent(
    Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }),
  )
}

/** Nor has it a push service, or anybody to ask: it is given both, for this tab. */
function havePushService() {
  const name = 'subscription'
  const encoded = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=/g, '')
  const kept = () => {
    const json = sessionStorage.getItem(name)
    if (!json) return null
    const unsubscribe = async () => {
      sessionStorage.removeItem(name)
      return true
    }
    return { ...JSON.parse(json), toJSON: () => JSON.parse(json), unsubscribe }
  }
  const subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
    const secret = crypto.getRandomValues(new Uint8Array(16))
    const keys = { p256dh: encoded(point), auth: encoded(secret) }
    sessionStorage.setItem(name, JSON.stringify({ endpoint: 'https://push.test/browser', keys }))
    return kept()
  }
  Object.assign(PushManager.prototype, { getSubscription: async () => kept(), subscribe })
  Object.defineProperty(Notification, 'permission', { get: () => sessionStorage.getItem('permission') })
  Notification.requestPermission = async () => {
    sessionStorage.setItem('permission', 'granted')
    return 'granted'
  }
}
