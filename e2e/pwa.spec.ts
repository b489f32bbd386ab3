import type { Page } from '@playwright/test'
import { exportData } from '#contract/members-privacy.ts'
import { linkSigner } from '#server/platform/signed-links.ts'
import { expect, test, untilWorkerAnswers } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('the app can be installed', async ({ page }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Petisco', start_url: '/home', display: 'standalone' })
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png'])
  }
})

test('without a connection the app opens and says how old its figures are', async ({ as, given }) => {
  const ana = await given.member({ name: 'Ana Souza' })
  const page = await as(ana, { serviceWorkers: 'allow', livesByMachine: true })
  await page.goto('/home')
  await untilWorkerAnswers(page)
  await page.reload()
  await expect(page.getByRole('banner').getByText('Ana Souza')).toBeVisible()

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('banner').getByText('Ana Souza')).toBeVisible()
  await expect(page.getByText(/^Sem internet\. Dados de hoje, \d\d:\d\d\.$/)).toBeVisible()

  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByText(/^Sem internet/)).toBeHidden()
})

test('from the device, home begins as it does from the server, and no other screen begins as home', async ({
  as,
  given,
}) => {
  const page = await as(await given.member(), { serviceWorkers: 'allow' })
  await page.goto('/home')
  await untilWorkerAnswers(page)
  for (const [path, isHome] of [
    ['/home', true],
    ['/extrato', false],
    ['/loja', false],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.fromServiceWorker()).toBe(true)
    expect([path, /<img[^>]*data-largest/.test((await answer?.text()) ?? '')]).toEqual([path, isHome])
  }
})

test('what the device keeps goes when the person signs out', async ({ as, given }) => {
  const page = await as(await given.member(), { serviceWorkers: 'allow' })
  await page.goto('/home')
  await untilWorkerAnswers(page)
  await page.reload()
  await page.waitForFunction(async () => caches.has('data'))
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await page.waitForFunction(async () => !(await caches.has('data')))
})

/** Asks as the app does, through the service worker. */
function ask(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const Authorization = localStorage.getItem('token') ?? ''
    return (await fetch(url, { headers: { Authorization } })).status
  }, address)
}

function kept(page: Page) {
  return page.evaluate(async () => {
    if (!(await caches.has('data'))) return []
    const answers = await caches.open('data')
    return (await answers.keys()).map(({ url }) => new URL(url).pathname)
  })
}

async function openKept(page: Page) {
  await page.goto('/home')
  await untilWorkerAnswers(page)
  await page.reload()
  await expect.poll(() => kept(page)).toContain('/api/user')
}

test('the file with one’s data, signed files and what is about others are never kept', async ({
  as,
  given,
  world,
}) => {
  const page = await as(await given.member(), { serviceWorkers: 'allow' })
  await openKept(page)
  const file = 'private/invoices/one-photo.png'
  await world.files.put(file, 'a picture')
  const signed = (await linkSigner(world.database.db, world.clock.now()))(file)
  const addresses = [
    `/api${exportData.path}`,
    signed,
    '/api/leads',
    '/api/prescriptions',
    '/api/user/sessions',
  ]
  for (const address of [...addresses, '/api/statement'])
    expect([address, await ask(page, address)]).toEqual([address, 200])
  expect(await kept(page)).toContain('/api/statement')
  for (const address of addresses)
    expect(await kept(page)).not.toContain(new URL(address, world.url).pathname)
})

test('an answer that comes after the person left is not kept', async ({ as, given, world }) => {
  const page = await as(await given.member(), { serviceWorkers: 'allow' })
  await openKept(page)
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  const connection = await world.database.pool.connect()
  await connection.query('begin')
  await connection.query('lock table coin_entry in access exclusive mode')
  const late = ask(page, '/api/statement')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await connection.query('rollback')
  connection.release()
  expect([200, 401]).toContain(await late)
  expect(await kept(page)).toEqual([])
})

test('nothing is left where the session ended elsewhere, nor for who signs in next', async ({
  as,
  given,
  world,
}) => {
  const [ana, bia] = [await given.member({ name: 'Ana Souza' }), await given.member({ name: 'Bia Lima' })]
  const page = await as(ana, { serviceWorkers: 'allow' })
  await openKept(page)
  await world.database.transaction((tx) => tx.deleteFrom('session').where('member_id', '=', ana.id).execute())
  await page.reload()
  await expect(page).toHaveURL('/')
  await expect.poll(() => kept(page)).toEqual([])

  await page.evaluate(async () => {
    const answers = await caches.open('data')
    await answers.put(
      '/api/statement',
      new Response('[]', { headers: { 'Cache-Control': 'private, no-cache' } }),
    )
  })
  await page.getByLabel('E-mail').fill(bia.email)
  await page.getByLabel('Senha', { exact: true }).fill(bia.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('banner').getByText('Bia Lima')).toBeVisible()
  expect(await kept(page)).not.toContain('/api/statement')
})

test('nothing of the back office is kept on a member’s device', async ({ page }) => {
  const source = await (await page.request.get('/sw.js')).text()
  expect(source).toContain('/assets/')
  expect(source).not.toMatch(/"\/(?:gestao|assets\/(?:office|gate|rail))/)
})

test('at 64 kbit/s every screen that is kept opens and is used', async ({ as, given }) => {
  const ana = await given.member({ type: 'attendant', coins: 400 })
  await given.prize({ title: 'Caneca', price: 300 })
  await given.invoice({ member: ana })
  const page = await as(ana, { serviceWorkers: 'allow' })
  await page.goto('/home')
  await untilWorkerAnswers(page)
  const screens = [
    '/home',
    '/loja',
    '/documentos-enviados',
    '/extrato',
    '/perfil',
    '/cadastro-de-nota-fiscal',
  ]
  const heading = page.getByRole('heading', { level: 1 })
  for (const screen of screens) {
    await page.goto(screen)
    await expect(heading).toBeVisible()
    await expect(page.getByRole('banner').getByText('400')).toBeVisible()
  }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const slow = { offline: false, latency: 600, downloadThroughput: 8000, uploadThroughput: 8000 }
  await devtools.send('Network.emulateNetworkConditions', slow)
  for (const screen of screens) {
    await page.goto(screen)
    await expect(heading).toBeVisible({ timeout: 5000 })
    await expect(page.getByRole('banner').getByText('400')).toBeVisible({ timeout: 5000 })
  }
  await page.getByLabel('Número da nota').fill('8811')
  await page.getByRole('link', { name: 'Loja' }).first().click()
  await expect(page.getByText('Caneca').first()).toBeVisible({ timeout: 5000 })
})
