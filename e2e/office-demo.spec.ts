import { officeSignIn } from '#contract/staff.ts'
import { demoPassword, fillWithDemo } from '#db/seed.ts'
import { webAppFolder } from '#server/platform/web-build.ts'
import { createWorld } from '#server/testing/world.ts'
import { test as base, expect, signedInPage, walkTo } from './fixtures.ts'

const inEachLanguage = {
  'pt-BR': 'Mundo de demonstração: dados inventados, senhas que todos sabem.',
  es: 'Mundo de demostración: datos inventados, contraseñas que todos saben.',
  en: 'Demo world: invented data, passwords everybody knows.',
}
const band = inEachLanguage['pt-BR']

const test = base.extend<object, { demoUrl: string; adminToken: string }>({
  demoUrl: [
    async ({ browserName: _ }, use) => {
      const world = await createWorld({
        templateUrl: process.env.TEMPLATE_URL ?? '',
        webAppFolder,
        isDemo: true,
      })
      await fillWithDemo(world, world.clock.now())
      await use(await world.app.listen({ port: 0, host: '127.0.0.1' }))
      await world.stop()
    },
    { scope: 'worker' },
  ],
  adminToken: [
    async ({ demoUrl }, use) => {
      const response = await fetch(`${demoUrl}/api${officeSignIn.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'gestao@petisco.example', password: demoPassword }),
      })
      const { access_token } = (await response.json()) as { access_token: string }
      await use(`Bearer ${access_token}`)
    },
    { scope: 'worker' },
  ],
})

test('every page of a demo world’s office says what it is', async ({ browser, demoUrl, adminToken }) => {
  // Thirty pages.
  test.slow()
  const stranger = await signedInPage(browser, { url: demoUrl, stored: {}, serviceWorkers: 'block' })
  for (const path of ['', '/senha?codigo=x', '/nao-existe']) {
    await stranger.goto(`/gestao${path}`)
    await expect(stranger.getByText(band)).toBeVisible()
  }
  const stored = { officeToken: adminToken }
  const page = await signedInPage(browser, { url: demoUrl, stored, serviceWorkers: 'block' })
  await page.goto('/gestao/inicio')
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links).toHaveCount(27)
  const areas = await links.evaluateAll(pathsOf)
  for (const path of [...areas, '/gestao/conta', '/gestao/premios/novo', '/gestao/nao-existe']) {
    await walkTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(band)).toBeVisible()
    // It takes room from the screen, not from the window.
    const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect([path, height]).toEqual([path, 0])
  }
  // A screen that fails says so too.
  await page.route('**/api/office/members**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/gestao/membros')
  await expect(page.getByText(band)).toBeVisible()
})

test('it says so in each language, and to everybody', async ({ browser, demoUrl, expectAccessible }) => {
  for (const [language, text] of Object.entries(inEachLanguage)) {
    const page = await signedInPage(browser, { url: demoUrl, stored: { language }, serviceWorkers: 'block' })
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/gestao')
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page)
  }
})

test('an office with real people in it has no such band', async ({ page }) => {
  const told = page.waitForResponse('**/api/demo')
  await page.goto('/gestao')
  expect(await (await told).json()).toEqual({ is_demo: false })
  await expect(page.getByText(band)).toBeHidden()
})

function pathsOf(links: Element[]) {
  return links.map((link) => link.getAttribute('href') ?? '')
}
