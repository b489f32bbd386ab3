import { signIn } from '#contract/sessions.ts'
import { expect, test } from './fixtures.ts'

test('a member signs in, sees home and signs out', async ({ page, given, expectAccessible }) => {
  const ana = await given.member({ name: 'Ana Souza', type: 'veterinarian' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suas vendas viram moedas')
  await expectAccessible(page)

  await page.getByLabel('E-mail').fill(ana.email)
  await page.getByLabel('Senha', { exact: true }).fill(ana.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('banner').getByText('Ana Souza')).toBeVisible()
  await expectAccessible(page)

  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(stored).toMatchObject({ userType: 'veterinarian', language: 'pt-BR' })
  expect(stored.token).toMatch(/^Bearer [\w-]{43}$/)

  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  // The device stays known, which opens nothing.
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage }))).sort()).toEqual(['device', 'language'])
})

test('a stranger who fails on purpose does not lock somebody out of the browser they use', async ({
  page,
  given,
  world,
}) => {
  const ana = await given.member()
  const enter = async () => {
    await page.getByLabel('E-mail').fill(ana.email)
    await page.getByLabel('Senha', { exact: true }).fill(ana.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/home')
  }
  await page.goto('/')
  await enter()
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  const attempt = { email: ana.email, password: 'nao-sei-a-senha' }
  for (let tries = 0; tries < 5; tries++) await world.api.try(signIn, attempt)
  expect((await world.api.try(signIn, ana)).status).toBe(429)
  await enter()
})

test('with the keyboard alone', async ({ page, given }) => {
  const ana = await given.member()
  await page.goto('/')
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(ana.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ana.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('empty fields are named beside them, and nothing is sent', async ({ page, expectAccessible }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Digite o seu e-mail.')).toBeVisible()
  await expect(page.getByText('Digite a sua senha.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  await expectAccessible(page)
})

test('a refusal shows the server’s message in the language of the screen and keeps what was typed', async ({
  page,
  given,
  expectAccessible,
}) => {
  const ana = await given.member()
  await page.goto('/')
  await page.getByRole('button', { name: 'ES', exact: true }).click()
  await page.getByLabel('Correo').fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill('otra-clave')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('alert')).toHaveText(/El correo o la contraseña no coinciden\./)
  await expect(page.getByLabel('Correo')).toHaveValue(ana.email)
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('otra-clave')
  await expectAccessible(page)
})

test('without an answer the screen says so, and the button comes back', async ({ page }) => {
  await page.goto('/')
  await page.route('**/api/login', (route) => route.abort())
  await page.getByLabel('E-mail').fill('ana@test.example')
  await page.getByLabel('Senha', { exact: true }).fill('petisco-test')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Erro ao fazer login\. Tente novamente\./)
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled()
})

test('while sending, the button is disabled', async ({ page, given }) => {
  const ana = await given.member()
  await page.goto('/')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/login', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByLabel('E-mail').fill(ana.email)
  await page.getByLabel('Senha', { exact: true }).fill(ana.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('button', { name: 'Entrando...' })).toBeDisabled()
  held.resolve()
  await expect(page).toHaveURL('/home')
})

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/')
  const password = page.getByLabel('Senha', { exact: true })
  await password.fill('caramelo')
  await page.getByRole('button', { name: 'Mostrar a senha' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar a senha' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('the language is kept and told to the server and to screen readers', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  const asked = page.waitForRequest('**/api/login')
  await page.getByLabel('E-mail').fill('nobody@test.example')
  await page.getByLabel('Password', { exact: true }).fill('nothing')
  await page.getByRole('button', { name: 'Sign in' }).click()
  expect((await asked).headers()).toMatchObject({ language: 'en' })
})

test('an error is shown although the answer calls itself a success', async ({ page }) => {
  await page.goto('/')
  await page.route('**/api/login', (route) =>
    route.fulfill({ json: { error: 'E-mail ou senha inválidos.' } }),
  )
  await page.getByLabel('E-mail').fill('ana@test.example')
  await page.getByLabel('Senha', { exact: true }).fill('petisco-test')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail' })).toHaveText('E-mail ou senha inválidos.')
  await page.unroute('**/api/login')
  await page.route('**/api/login', (route) => route.fulfill({ json: {} }))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveText(
    'Erro ao fazer login. Tente novamente.',
  )
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
