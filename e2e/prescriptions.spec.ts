import { createPrescription, longest } from '#contract/prescriptions.ts'
import { expect, test } from './fixtures.ts'

const food = { phases: ['adults'] as const, kcal_per_kg: 3750, bag_grams: 3000 }

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('a prescription is made from a result, printed on one page, and opened by its code without a CPF', async ({
  as,
  given,
  world,
  browser,
  expectAccessible,
}) => {
  const product = await given.product({ title: 'Quintal Adulto Clínico', food })
  await given.product({ title: 'Quintal Adulto Caseiro', food })
  const helena = await given.member({ name: 'Helena Prado', workplace: 'Clínica Bom Amigo' })
  const page = await as(helena)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/cep/*', (route) => route.fulfill({ json: { erro: true } }))
  await page.goto('/recomendacao?pet=dog&fase=adults&peso=8.5&sobrepeso=false&idade=adults&resultado=sim')
  await page.getByRole('link', { name: 'Prescrever Quintal Adulto Clínico' }).click()
  await expect(page.getByLabel('Porção por dia')).toHaveValue('146')
  await expect(page.getByRole('button', { name: /^Produto/ })).toContainText('Quintal Adulto Clínico')
  await page.getByRole('button', { name: 'Salvar prescrição' }).click()
  await expect(page.getByText('Preencha este campo.')).toHaveCount(6)
  await page.getByLabel('Nome do cliente').fill('Paulo Lima')
  const pick = async (title: string) => {
    await page.getByRole('button', { name: /^Produto/ }).click()
    await page.getByRole('dialog').getByText(title).click()
  }
  await pick('Quintal Adulto Caseiro')
  await expect(page.getByLabel('Porção por dia')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Produto/ })).toContainText('Quintal Adulto Caseiro')
  await expect(page.getByLabel('Porção por dia')).toHaveValue('')
  await expect(page.getByLabel('Nome do cliente')).toHaveValue('Paulo Lima')
  await pick('Quintal Adulto Clínico')
  await page.getByLabel('Porção por dia').fill('146')
  await page.getByLabel('CPF').pressSequentially('52998224725')
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
  await page.getByLabel('WhatsApp').fill('11912345678')
  await page.getByLabel('E-mail').fill('paulo@exemplo.com.br')
  await page.getByLabel('Nome do pet').fill('Bento')
  await page.getByLabel('Raça do pet').fill('Beagle')
  await page.getByLabel('CEP').fill('04101300')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar prescrição' }).click()
  await expect(page).toHaveURL(/\/prescricao\/[\w-]+$/)
  const paper = page.getByRole('article', { name: 'Prescrição alimentar' })
  await expect(paper).toContainText('529.982.247-25')
  await expect(paper).toContainText('146 g por dia')
  await expect(paper).toContainText('Bento')
  await expect(paper).toContainText('Cachorro · Beagle')
  await expect(paper).toContainText('Helena Prado')
  await expect(paper.getByRole('img', { name: /Código que abre/ })).toBeVisible()
  await expectAccessible(page)
  const whatsApp = await page.getByRole('link', { name: 'Mandar pelo WhatsApp' }).getAttribute('href')
  const message = new URL(whatsApp ?? '').searchParams.get('text') ?? ''
  const address = message.slice(message.indexOf('http'))
  const [code = ''] = message.match(/[2-9A-Z]{4}-[2-9A-Z]{4}/) ?? []
  await expect(paper.getByText('Mostre este código na loja')).toBeVisible()
  await expect(paper.getByText(code)).toBeVisible()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Mandar pelo WhatsApp' })).toBeHidden()
  await expect(paper).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pagesOf(pdf)).toBe(1)
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
  await page.emulateMedia({ media: 'screen' })

  const context = await browser.newContext({ baseURL: world.url, serviceWorkers: 'block' })
  const stranger = await context.newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Adulto Clínico')
  await expect(stranger.getByRole('main')).toContainText('Prescrição para Paulo')
  await expect(stranger.getByRole('main')).toContainText('146 g por dia')
  await expect(stranger.getByRole('main')).toContainText('Helena Prado')
  await expect(stranger.getByRole('main')).toContainText('Prescrito por')
  expect(await stranger.content()).not.toMatch(/529|Lima|91234|paulo@/)
  await expectAccessible(stranger)
  await stranger.goto(`/produto/${product.slug}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Adulto Clínico')

  await page.getByRole('button', { name: 'Apagar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(page).toHaveURL('/prescricao')
  await expect(page.getByRole('heading', { name: 'Nenhuma prescrição ainda' })).toBeVisible()
  await stranger.goto(address)
  await expect(stranger.getByText(code)).toBeVisible()
  await expect(stranger.getByText('Não há mais dados seus aqui.')).toBeVisible()
  await expect(stranger.getByRole('main')).not.toContainText('Paulo')
  await context.close()
})

test('only prescribers prescribe, each sees their own, and the longest names fit on one page', async ({
  as,
  given,
  world,
}) => {
  const helena = await given.member()
  const product = await given.product({ food })
  await given.prescription({ member: helena, product, client_name: 'Carla Dias' })
  const page = await as(helena)
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Prescrições' }).click()
  await page.getByRole('link', { name: /Carla Dias/ }).click()
  await expect(page.getByRole('article')).toContainText('Carla Dias')
  const { id } = await world.api.as(helena).call(createPrescription, {
    product_id: product.id,
    client_name: 'W'.repeat(longest.client_name),
    cpf: '52998224725',
    phone: '11912345678',
    email: 'paulo@exemplo.com.br',
    pet_name: 'W'.repeat(longest.pet_name),
    pet_breed: 'W'.repeat(longest.pet_breed),
    cep: '04101300',
  })
  await page.goto(`/prescricao/${id}`)
  await expect(page.getByRole('article')).toContainText('WWW')
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  await page.goto('/prescricao/00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Esta prescrição não existe mais' })).toBeVisible()

  const attendant = await as(await given.member({ type: 'attendant' }))
  await attendant.goto('/prescricao')
  await expect(attendant).toHaveURL('/home')
  await attendant.goto('/perfil')
  await expect(attendant.getByRole('link', { name: 'Meus clientes' })).toBeVisible()
  await expect(attendant.getByRole('link', { name: 'Prescrições' })).toHaveCount(0)
})
