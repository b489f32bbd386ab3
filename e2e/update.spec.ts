import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webAppFolder } from '#server/platform/web-build.ts'
import { createWorld } from '#server/testing/world.ts'
import { expect, signedInPage, test, untilWorkerAnswers } from './fixtures.ts'

test('a newer version is offered, and taken when the person says so', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-update-'))
  await cp(webAppFolder, folder, { recursive: true })
  for (const ending of ['br', 'gz']) await rm(join(folder, `sw.js.${ending}`))
  const world = await createWorld({ templateUrl: process.env.TEMPLATE_URL ?? '', webAppFolder: folder })
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await world.given.member()
  const stored = { token: `Bearer ${token}`, language: 'pt-BR' }
  const page = await signedInPage(browser, { url, stored, serviceWorkers: 'allow' })

  await page.goto('/home')
  await untilWorkerAnswers(page)
  await appendFile(join(folder, 'sw.js'), '\n// a newer version\n')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('Há uma versão nova do aplicativo.')).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Há uma versão nova do aplicativo.')).toBeHidden()

  await page.context().close()
  await world.stop()
  await rm(folder, { recursive: true })
})
