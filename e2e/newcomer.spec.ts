import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword, fillWithDemo } from '#db/seed.ts'
import { webAppFolder } from '#server/platform/web-build.ts'
import { writeSamples } from '#server/testing/samples/write-samples.ts'
import { createWorld } from '#server/testing/world.ts'
import { expect, signedInPage, test } from './fixtures.ts'
import { choose } from './invoice-setting.ts'

test('a newcomer’s minute: a signed invoice of the samples is chosen, sent, and is coins', async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-samples-'))
  const templateUrl = process.env.TEMPLATE_URL ?? ''
  const world = await createWorld({ templateUrl, webAppFolder, isDemo: true })
  const now = world.clock.now()
  await fillWithDemo(world, now)
  const { trustDir, samples } = await writeSamples(folder, now)
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const page = await signedInPage(browser, { url, stored: {}, serviceWorkers: 'block' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(now.toString())
  await page.goto('/')
  await page.getByLabel('E-mail').fill('atendente@petisco.example')
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entrar' }).click()

  for (const { file, xml, number, coins, outcome } of samples.filter(({ file }) =>
    ['boa-racao-1.xml', 'paulista-edited.xml'].includes(file),
  )) {
    await page.getByRole('link', { name: 'Enviar nota' }).click()
    await choose(page, { name: file, mimeType: 'text/xml', buffer: Buffer.from(xml) })
    await expect(page.getByLabel('Número da nota')).toHaveValue(number)
    await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
    await expect(page).toHaveURL('/documento-cadastrado')
    await world.runJobs({ trustDir })

    await page.goto('/documentos-enviados')
    await page.getByRole('link', { name: `Nota ${number}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nota ${number}`)
    const missing = 'A assinatura do arquivo não comprova a nota.'
    await expect(page.getByRole('main')).toContainText(outcome === 'counted' ? `+${coins}` : missing)
    await page.goto('/home')
  }
  await page.context().close()
  await world.stop()
  await rm(folder, { recursive: true })
})
