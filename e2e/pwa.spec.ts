import { expect, test } from './fixtures.ts'

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
  const page = await as(await given.member({ name: 'Ana Souza' }), { serviceWorkers: 'allow' })
  await page.goto('/home')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
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

test('what the device keeps goes when the person signs out', async ({ as, given }) => {
  const page = await as(await given.member(), { serviceWorkers: 'allow' })
  await page.goto('/home')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await page.waitForFunction(async () => caches.has('data'))
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await page.waitForFunction(async () => !(await caches.has('data')))
})

test('nothing of the back office is kept on a member’s device', async ({ page }) => {
  const source = await (await page.request.get('/sw.js')).text()
  expect(source).toContain('/assets/')
  expect(source).not.toMatch(/"\/(?:gestao|assets\/(?:office|gate|rail))/)
})
