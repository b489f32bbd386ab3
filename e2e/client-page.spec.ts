import type { Page } from '@playwright/test'
import { listShop, openClientPage, shopListing } from '#contract/clients.ts'
import { createLead } from '#contract/leads.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { expect, test } from './fixtures.ts'

const food = { phases: ['adults'] as const, kcal_per_kg: 3750, bag_grams: 3000 }
const savassi = { neighborhood: 'Savassi', city: 'Belo Horizonte', state: 'MG' }
const paulo = {
  ...({ pet: 'dog', phase: 'adults', weight: 8.5, overweight: false, age: 'adults' } as const),
  ...{ name: 'Paulo Lima', email: 'paulo@exemplo.com.br', phone: '31912345678', cep: '30130987' },
  ...{ pet_name: 'Mel', daily_dose: 146, accept_communications: true },
}

test('a client opens the link, shows the code, finds a shop and erases themselves; the code stays', async ({
  given,
  world,
  browser,
  expectAccessible,
}) => {
  const { api } = world
  const product = await given.product({ title: 'Quintal Adulto Porte Pequeno', food })
  const helena = await given.member({ name: 'Helena Prado', workplace: 'Clínica Bom Amigo' })
  const camila = await given.member({ type: 'attendant' })
  await api.as(camila).call(listShop, { listing: { name: 'Agropet Savassi', cep: '30130100', ...savassi } })
  const shown = { product: product.title, product_brand: 'Quintal', product_id: product.id }
  const { code, token } = await api.as(helena).call(createLead, { ...paulo, ...shown })
  const context = await browser.newContext({
    baseURL: world.url,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(world.clock.now().toString())
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(`/indicacao/${token}`, { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => /\/(shell|screens|user|shared-office)-/.test(path))).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adulto Porte Pequeno')
  await expect(page.getByRole('main')).toContainText('Indicação para Paulo')
  await expect(page.getByRole('region', { name: 'A porção de Mel' })).toContainText('146 g por dia')
  await expect(page.getByRole('main')).toContainText('Helena Prado, Clínica Bom Amigo')
  const voucher = page.getByRole('region', { name: 'Mostre este código na loja' })
  await expect(voucher).toContainText(shownCode(code))
  await expect(voucher).toContainText('Até 17/11/2027')
  await expect(voucher.getByRole('img', { name: `QR code do código ${shownCode(code)}` })).toBeVisible()
  await voucher.getByRole('button', { name: 'Copiar' }).click()
  await expect(voucher.getByRole('status')).toHaveText('Código copiado.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shownCode(code))
  expect(await page.content()).not.toMatch(/Lima|91234|paulo@|30130/)

  const shops = page.getByRole('region', { name: 'Lojas perto de você' })
  await expect(shops.getByRole('listitem')).toHaveText('Agropet SavassiSavassi, Belo Horizonte – MG')
  await expectAccessible(page)
  await shops.getByLabel('CEP para procurar').fill('69005000')
  await expect(shops.getByRole('status')).toContainText('Nenhuma loja da lista fica perto deste CEP.')
  await shops.getByLabel('CEP para procurar').fill('')
  await expect(shops.getByRole('listitem')).toHaveCount(1)

  const erase = page.getByRole('button', { name: 'Apagar meus dados' })
  await erase.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Apagar seus dados?' })
  await expect(dialog).toContainText('O código continua valendo na loja.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(erase).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Apagar' }).press('Enter')
  const ownData = page.getByRole('region', { name: 'Seus dados' })
  await expect(ownData.getByRole('status')).toContainText('Não há mais dados seus aqui.')
  await expect(ownData.getByRole('heading')).toBeFocused()
  await expect(erase).toHaveCount(0)
  await expect(voucher).toContainText(shownCode(code))
  await expect(page.getByRole('main')).not.toContainText(/Paulo|Mel/)
  await expect(shops.getByRole('status')).toHaveText('Digite um CEP para ver as lojas por perto.')
  await page.reload()
  await expect(voucher).toContainText(shownCode(code))
  await expect(ownData).toContainText('O código continua valendo na loja.')
  await expectAccessible(page)
  expect(await api.call(openClientPage, { token })).toMatchObject({ client: null, is_usable: true })
  await context.close()
})

test('a code that is used up and a link that leads nowhere say so', async ({
  page,
  given,
  world,
  expectAccessible,
}) => {
  const lead = await given.lead({ member: await given.member(), product: await given.product({ food }) })
  await world.database.pool.query('update recommendation set purchases = most_purchases where code = $1', [
    lead.code,
  ])
  await page.goto(`/indicacao/${lead.token}`)
  await expect(page.getByText('Este código não vale mais')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lojas perto de você' })).toHaveCount(0)
  await expectAccessible(page)
  for (const path of ['/indicacao/nao-leva-a-lugar-nenhum', '/receita/x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não achamos esta indicação')
  }
  await expectAccessible(page)
})

test('an attendant agrees that the shop is told to clients, changes it and takes it back', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant', workplace: 'Agropet Savassi' })
  const page = await as(camila)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/cep/*', (route) => route.fulfill({ json: place }))
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Minha loja na lista' }).click()
  await expect(page.getByLabel('Nome da loja')).toHaveValue('Agropet Savassi')
  await page.getByRole('button', { name: 'Concordo: mostrar a loja' }).click()
  await expect(page.getByText('Preencha este campo.').first()).toBeVisible()
  await page.getByLabel('CEP').pressSequentially('30130100')
  await expect(page.getByLabel('Cidade')).toHaveValue('Belo Horizonte')
  await expect(page.getByLabel('Bairro')).toHaveValue('Savassi')
  await expect(page.getByLabel('Estado')).toHaveValue('MG')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Concordo: mostrar a loja' }).click()
  await expect(page.getByText('Sua loja está na lista.', { exact: true })).toBeVisible()
  const listed = () => world.api.as(camila).call(shopListing)
  expect(await listed()).toEqual({ listing: { name: 'Agropet Savassi', cep: '30130100', ...savassi } })
  await page.getByLabel('Nome da loja').fill('Agropet Centro')
  await page.getByRole('button', { name: 'Salvar mudanças' }).press('Enter')
  await expect(page.getByText('Loja atualizada.')).toBeVisible()
  expect((await listed()).listing?.name).toBe('Agropet Centro')
  await page.getByRole('button', { name: 'Tirar da lista' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Concordo: mostrar a loja' })).toBeVisible()
  expect(await listed()).toEqual({ listing: null })

  const vet: Page = await as(await given.member({ type: 'veterinarian' }))
  await vet.goto('/minha-loja')
  await expect(vet).toHaveURL('/home')
})

const place = {
  logradouro: 'Rua Pernambuco',
  bairro: 'Savassi',
  localidade: 'Belo Horizonte',
  uf: 'MG',
  estado: 'Minas Gerais',
}
