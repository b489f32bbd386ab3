import type { Page } from '@playwright/test'
import { listInvoices } from '#contract/invoices.ts'
import { expect, test } from './fixtures.ts'
import { choose, photo } from './invoice-setting.ts'

const food = { phases: ['adults'] as const, kcal_per_kg: 3750, bag_grams: 3000, weight_to_grams: 9000 }
const result = '/recomendacao?pet=dog&fase=adults&peso=8.5&sobrepeso=false&idade=adults&resultado=sim'
const phone = { width: 390, height: 844 }

test('a veterinarian recommends, the client shows the code, the attendant sends it: all of them are told, two are paid', async ({
  as,
  asStaff,
  given,
  world,
  browser,
  expectAccessible,
}) => {
  test.slow()
  await given.product({ title: 'Bom Faro Pequeno 3 kg', food })
  const helena = await given.member({ type: 'veterinarian', name: 'Helena Prado' })
  const camila = await given.member({ type: 'attendant', name: 'Camila Rocha', hasAddress: true })
  const rita = await given.staff({ name: 'Rita Camargo' })

  const vet = await as(helena)
  await vet.setViewportSize(phone)
  const link = await recommend(vet)

  const context = await browser.newContext({ baseURL: world.url, serviceWorkers: 'block', viewport: phone })
  const client = await context.newPage()
  await client.goto(link)
  await expect(client.getByText('Mostre este código na loja').first()).toBeVisible()
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await client.getByRole('main').innerText())?.[0] ?? ''
  await expectAccessible(client)
  await context.close()

  const shop = await as(camila)
  await shop.setViewportSize(phone)
  await shop.goto('/cadastro-de-nota-fiscal')
  await shop.getByRole('button', { name: /^Tem código de recomendação\?/ }).click()
  await shop.getByRole('textbox', { name: /^Código de recomendação/ }).fill(code)
  await expect(shop.getByRole('region', { name: 'O que o código recomenda' })).toContainText('Helena Prado')
  await shop.getByLabel('Valor').fill('425,00')
  await shop.getByLabel('Número da nota').fill('4250')
  await choose(shop, await photo())
  await shop.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  await expect(shop).toHaveURL('/documento-cadastrado')
  await world.runJobs()
  const [sent] = await world.api.as(camila).call(listInvoices)

  const desk = await asStaff(rita)
  await desk.goto(`/gestao/notas/${sent?.id}`)
  const row = desk.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('Helena Prado · Bom Faro Pequeno 3 kg · recomendado em 17/11/2026')
  await expect(row).toContainText('A data da nota não foi lida')
  await expect(desk.getByRole('button', { name: /^Aprovar/ })).toContainText('+445')
  await expect(desk.getByText('Para Helena Prado, que recomendou')).toBeVisible()
  await expectAccessible(desk)
  await row.getByRole('button', { name: 'Não aceitar o código' }).click()
  await expect(row).toContainText('A linha conta sem o código.')
  await expect(desk.getByRole('button', { name: /^Aprovar/ })).toContainText('+425')
  await expectAccessible(desk)
  await row.getByRole('button', { name: 'Aceitar o código' }).click()
  await expect(desk.getByRole('button', { name: /^Aprovar/ })).toContainText('+445')
  const decided = desk.waitForResponse(/\/approve$/)
  await desk.getByRole('button', { name: /^Aprovar/ }).click()
  await decided
  world.clock.advance({ seconds: 11 })
  await world.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now()',
  )
  await world.runJobs()

  await vet.goto('/notificacao')
  await expect(
    vet.getByText('Sua recomendação virou compra: +212 moedas. Bom Faro Pequeno 3 kg.'),
  ).toBeVisible()
  await vet.goto('/extrato')
  await expect(vet.getByText('Recomendação que virou compra: Bom Faro Pequeno 3 kg')).toBeVisible()
  await vet.goto('/recomendacoes')
  const path = vet.getByRole('listitem').filter({ hasText: code }).first()
  await expect(path).toContainText('Goiânia')
  await expect(path).toContainText('+212')
  await shop.goto('/extrato')
  await expect(shop.getByText('Código de recomendação na nota 4250')).toBeVisible()
})

/** By the simulator and WhatsApp; returns the link that the client gets. */
async function recommend(page: Page): Promise<string> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.route('**/api/cep/*', (route) => route.fulfill({ json: { localidade: 'Goiânia', uf: 'GO' } }))
  await page.goto(result)
  await page
    .getByRole('article')
    .filter({ hasText: 'Bom Faro Pequeno' })
    .getByRole('button', { name: /^Escolher/ })
    .click()
  const form = page.getByRole('region', { name: 'Mandar pelo WhatsApp' })
  await form.getByLabel('Nome do pet').fill('Mel')
  await form.getByLabel('Nome do cliente').fill('Paulo Lima')
  await form.getByLabel('Telefone com WhatsApp').pressSequentially('11912345678')
  await form.getByLabel('E-mail').fill('paulo@exemplo.com.br')
  await form.getByLabel('CEP').pressSequentially('74003010')
  await form.getByRole('checkbox').check()
  const opening = page.context().waitForEvent('page')
  await form.getByRole('button', { name: 'Abrir o WhatsApp' }).click()
  const message = new URL((await opening).url()).searchParams.get('text') ?? ''
  await expect(page).toHaveURL('/documento-cadastrado')
  return message.slice(message.indexOf('http'))
}
