import { listInvoices } from '#contract/invoices.ts'
import { handOverMail, mailedInvoices } from '#contract/invoices-mail.ts'
import { memberPaths } from '#contract/paths.ts'
import { composedMail } from '#server/testing/composed-mail.ts'
import { expect, signedInPage, test } from './fixtures.ts'
import { givenProducts, photo, xmlInvoice } from './invoice-setting.ts'

const invoiceMail = { address: 'notas@petisco.test' }

test('what came by mail joins the list with one press and is sent like every other', async ({
  browser,
  world,
  given,
  expectAccessible,
}) => {
  await givenProducts(world)
  await using process = await world.anotherProcess({ invoiceMail })
  const url = await process.app.listen({ port: 0, host: '127.0.0.1' })
  const camila = await given.member({ type: 'attendant' })
  await world.database.pool.query('update member set email_confirmed_at = now() where id = $1', [camila.id])
  const own = process.api.as(camila)
  const { address } = await own.call(mailedInvoices)
  const files = [xmlInvoice(9301), await photo()].map(({ name, buffer }) => ({ name, content: buffer }))
  const mail = await composedMail({ from: camila.email, to: address ?? '', files })
  const admin = process.api.as(await given.staff({ role: 'admin' }))
  await admin.call(handOverMail, { message: new Blob([new Uint8Array(mail)]), dmarc: 'pass' })
  await world.runJobs({ invoiceMail })

  const stored = { token: `Bearer ${camila.token}`, language: 'pt-BR' }
  const now = world.clock.now()
  const page = await signedInPage(browser, { url, stored, serviceWorkers: 'block', now })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/cadastro-de-nota-fiscal')
  await page.getByRole('button', { name: 'Por e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notas por e-mail' })
  await expect(dialog).toContainText(address ?? '')
  await dialog.getByRole('button', { name: 'Copiar endereço' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  await expect(page.getByText('2 notas chegaram por e-mail.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Trazer 2 notas para a lista' }).click()
  await expect(page).toHaveURL('/varias-notas')
  const items = page.getByRole('region', { name: 'Notas na lista' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(items.nth(0)).toContainText('Nota 9301')
  await expect(page.getByText('2 notas chegaram por e-mail.')).toBeHidden()
  await page.getByRole('button', { name: 'Enviar 1 nota' }).click()
  await expect(page.getByText('1 nota enviada.')).toBeVisible()
  expect(await own.call(listInvoices)).toMatchObject([{ number: '9301' }])
  await page.context().close()
})

test('that invoices can be mailed moves nothing on the form when it is known', async ({
  browser,
  world,
  given,
}) => {
  await using process = await world.anotherProcess({ invoiceMail })
  const url = await process.app.listen({ port: 0, host: '127.0.0.1' })
  const stored = { token: `Bearer ${(await given.member({ type: 'attendant' })).token}`, language: 'es' }
  const page = await signedInPage(browser, { url, stored, serviceWorkers: 'block', now: world.clock.now() })
  for (const width of [320, 390, 1280])
    for (const path of [memberPaths.sendInvoice, memberPaths.invoiceStack]) {
      await page.setViewportSize({ width, height: 844 })
      const held = Promise.withResolvers<void>()
      await page.route('**/api/document/mailed', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.goto(path)
      const below = page.getByRole('main').locator('input[type=file]').first().locator('..')
      await expect(below).toBeVisible()
      const top = async () => (await below.boundingBox())?.y
      const before = await top()
      held.resolve()
      await expect(page.getByRole('button', { name: 'Por correo' })).toBeAttached()
      expect([width, path, await top()]).toEqual([width, path, before])
      await page.unroute('**/api/document/mailed')
    }
  await page.context().close()
})
