import { expect, test } from './fixtures.ts'

test('a busy button says so and cannot be pressed twice', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=button`)
  await page.getByRole('button', { name: 'Enviar nota' }).click()
  const busy = page.getByRole('button', { name: 'Enviando…' }).first()
  await expect(busy).toBeDisabled()
  await expect(busy).toHaveAttribute('aria-busy', 'true')
})

test('a closed button has its reason beside it', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=button`)
  const next = page.getByRole('button', { name: 'Próximo' })
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription('Escolha um perfil para continuar.')
})

test('icon buttons are named and as large as a fingertip', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=icon-button`)
  const remove = page.getByRole('button', { name: 'Remover produto 1' })
  expect(await remove.boundingBox()).toMatchObject({ width: 44, height: 44 })
})

test('every button keeps an edge in forced colours', async ({ page, livingUrl }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${livingUrl}?piece=button`)
  const edges = await page
    .getByRole('region', { name: 'button' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopColor))
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(edges.filter((edge) => edge === ground || edge === 'rgba(0, 0, 0, 0)')).toEqual([])
})

test('the fault, the unit and the hint describe the field they stand at', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=text-field`)
  const faulty = page.getByLabel('Nome do estabelecimento')
  await expect(faulty).toHaveAttribute('aria-invalid', 'true')
  await expect(faulty).toHaveAccessibleDescription(/pelo menos três letras/)
  await expect(page.getByLabel('Peso')).toHaveAccessibleDescription('kg')
  await expect(page.getByLabel('Motivo').first()).toHaveAccessibleDescription('A pessoa lê este texto.')
})

test('what was found is told when it is found', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=text-field`)
  const code = page.getByLabel('Código do promotor (opcional)')
  await expect(page.getByRole('status')).toBeEmpty()
  await code.fill('BIA7K2')
  await expect(page.getByRole('status')).toHaveText('Código de Bianca R.: seu acesso sai na hora.')
  await expect(code).toHaveAccessibleDescription('Código de Bianca R.: seu acesso sai na hora.')
})

test('the password is shown and hidden without losing it', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=password-field`)
  const password = page.getByLabel('Senha', { exact: true })
  await password.fill('segredo-longo')
  await page.getByRole('button', { name: 'Mostrar a senha' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Esconder a senha' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('segredo-longo')
})

test('the error summary takes the focus at every attempt and leads to the fields', async ({
  page,
  livingUrl,
  expectAccessible,
}) => {
  await page.goto(`${livingUrl}?piece=error-summary`)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('region', { name: 'Falta corrigir 2 campos' })).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Digite o CPF com 11 números.' }).click()
  const cpf = page.getByLabel('CPF')
  await expect(cpf).toBeFocused()
  await expect(cpf).toHaveAccessibleDescription('Digite o CPF com 11 números.')
  expect(new URL(page.url()).hash).toBe('')

  await page.keyboard.type('12345678909')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Falta corrigir 1 campo' })).toBeFocused()
})

test('the fields of the office are dense with a mouse and large under a finger', async ({
  browser,
  page,
  livingUrl,
}) => {
  const heightOn = async (screen: typeof page) => {
    await screen.goto(`${livingUrl}?piece=text-field`)
    return (await screen.getByLabel('Motivo').first().locator('..').boundingBox())?.height
  }
  expect(await heightOn(page)).toBe(36)
  const phone = await browser.newContext({ hasTouch: true, isMobile: true, locale: 'pt-BR' })
  expect(await heightOn(await phone.newPage())).toBe(44)
  await phone.close()
})
