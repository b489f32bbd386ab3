import { openGateway } from '#server/platform/phone-messages/gateway.ts'
import { startMessageGateway } from '#server/testing/message-gateway.ts'
import { expect, signedInPage, test } from './fixtures.ts'

test('notices by SMS are turned on with the password and a code, and off with a press', async ({
  browser,
  world,
  given,
  expectAccessible,
}) => {
  const server = await startMessageGateway()
  const body = '{"to":"{phone}","text":"{text}"}'
  const phoneGateway = openGateway({ url: server.url, body, channel: 'sms', perHour: 100 })
  await using process = await world.anotherProcess({ phoneGateway })
  const url = await process.app.listen({ port: 0, host: '127.0.0.1' })
  const ana = await given.member({ type: 'attendant' })
  await world.database.pool.query(`update member set phone = '62998877001' where id = $1`, [ana.id])
  const stored = { token: `Bearer ${ana.token}`, language: 'pt-BR' }
  const page = await signedInPage(browser, { url, stored, serviceWorkers: 'block' })
  world.clock.advance({ minutes: 20 })

  await page.goto('/avisos')
  const card = page.getByRole('region', { name: 'SMS no celular' })
  await expect(card).toContainText('(62) 99887-7001')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Receber por SMS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
  await dialog.getByLabel('Senha atual').fill(ana.password)
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  await expect(card.getByText('Enviamos um código por SMS para (62) 99887-7001.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await world.runJobs({ phoneGateway })
  const [message] = server.received.map(({ body }) => JSON.parse(body))
  expect(message.to).toBe('+5562998877001')
  const [code = ''] = /\d{6}/.exec(message.text) ?? []

  await card.getByLabel('Código').fill(code === '000000' ? '111111' : '000000')
  await card.getByRole('button', { name: 'Confirmar' }).click()
  await expect(card.getByText('Este código não confere.')).toBeVisible()
  await expect(card.getByLabel('Código')).not.toHaveValue('')
  await expectAccessible(page)
  await card.getByLabel('Código').fill(code)
  await card.getByRole('button', { name: 'Confirmar' }).click()
  await expect(card.getByText('Ligado', { exact: true })).toBeVisible()
  await expect(page.getByText('Avisos por SMS ligados.')).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Parar de receber por SMS' }).click()
  await expect(page.getByText('Avisos por SMS desligados.')).toBeVisible()
  await card.getByRole('button', { name: 'Receber por SMS' }).click()
  await expect(card.getByText('Ligado', { exact: true })).toBeVisible()
  expect(server.received).toHaveLength(1)
  await page.context().close()
  await server.stop()
})

test('where no gateway is set, nothing is said of messages', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await page.goto('/avisos')
  await expect(page.getByRole('group', { name: 'Desafios' })).toBeVisible()
  await expect(page.getByText(/SMS|WhatsApp/)).toHaveCount(0)
})
