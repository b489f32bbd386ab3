import { test } from './fixtures.ts'
import { accessKey, addProduct, choose, givenInvoice, givenProducts, now, photo, photoWithCode, xmlInvoice } from './invoice-setting.ts'
test('shots', async ({ as, given, world }) => {
  test.setTimeout(240000)
  const { quintal, bomFaro, serena } = await givenProducts(world)
  const camila = await given.member({ type: 'attendant', name: 'Camila Souza', coins: 300 })
  const rows = [{ product: quintal, valueCents: 24050 }, { product: bomFaro, valueCents: 5100 }]
  world.clock.set('2026-10-14T12:00:00-03:00')
  await given.invoice({ member: camila, number: '1102', status: 'counted', rows: [{ product: serena, valueCents: 18000 }] })
  await given.invoice({ member: camila, number: '1131', status: 'reversed', rows })
  world.clock.set('2026-11-10T12:00:00-03:00')
  const rejected = await given.invoice({ member: camila, number: '1150', status: 'rejected', rows })
  await given.invoice({ member: camila, number: '1198', status: 'counted', rows })
  const incomplete = await given.invoice({ member: camila, number: '1240', status: 'incomplete', rows })
  world.clock.set(now)
  const sent = await givenInvoice(world, camila, { number: '1241' })
  await world.runJobs()
  const page = await as(camila)
  await page.clock.setFixedTime(now)
  const dir = '/tmp/screens-invoices/'
  for (const [scheme, width] of [['light', 390], ['dark', 390], ['light', 1280], ['dark', 1280], ['light', 320]] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 844 })
    const shot = async (name: string) => {
      await page.waitForTimeout(400)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) console.log('SIDEWAYS', name, width, over)
      await page.screenshot({ path: `${dir}${name}-${width}-${scheme}.png`, fullPage: true })
    }
    await page.goto('/documentos-enviados'); await page.getByText('Nota 1102').waitFor(); await shot('documents')
    await page.goto(`/documentos-enviados/${rejected.id}`); await page.getByText('Caminho da nota').waitFor(); await shot('rejected')
    await page.goto(`/documentos-enviados/${incomplete.id}`); await page.getByText('Caminho da nota').waitFor(); await shot('incomplete')
    await page.goto(`/documentos-enviados/${sent.id}`); await page.getByText('Caminho da nota').waitFor(); await shot('received')
    await page.goto('/extrato'); await page.getByText('Nota 1198').waitFor(); await page.getByText('Nota 1198').click(); await shot('statement')
    await page.goto('/extrato?ver=a-expirar'); await page.getByText('Vencem em').first().waitFor(); await shot('expiring')
    await page.goto('/extrato?ver=em-analise'); await page.getByText('Nota 1241').waitFor(); await shot('pending')
    await page.goto('/documento-cadastrado'); await shot('saved')
    await page.goto('/cadastro-de-nota-fiscal'); await page.getByLabel('Número da nota').waitFor()
    if (width === 390 && scheme === 'light') {
      await shot('form-empty')
      await choose(page, await photoWithCode(accessKey(4242)))
      await page.getByText('Esta nota ainda não foi enviada').waitFor()
      await page.getByRole('button', { name: 'Adicionar produto' }).click()
      await page.getByRole('checkbox', { name: 'Quintal' }).click()
      await page.getByRole('checkbox', { name: 'Bom Faro' }).click()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `${dir}picker-390-light.png` })
      await page.getByRole('button', { name: /^Pronto/ }).click()
      await page.getByLabel('Valor').nth(0).fill('189,90')
      await page.getByLabel('Valor').nth(1).fill('51')
    }
    await shot('form')
    if (width === 320) {
      await page.getByRole('button', { name: 'Adicionar produto' }).click()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `${dir}picker-320.png` })
      await page.getByRole('button', { name: /^Pronto/ }).click()
      await page.getByLabel('Número da nota').fill('')
      await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
      await shot('form-faults')
    }
  }
})
