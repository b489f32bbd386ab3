import { expect, test } from './fixtures.ts'

const expired = 'Token inválido ou expirado. Redirecionando para o login...'

test('a person with a session who opens the first screen is taken home', async ({ as, given }) => {
  const page = await as(await given.member())
  const held = Promise.withResolvers<void>()
  await page.route('**/api/user', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('Carregando...')).toBeVisible()
  held.resolve()
  await expect(page).toHaveURL('/home')
})

test('who presses twice while the app still comes gets there', async ({ as, given }) => {
  const page = await as(await given.member())
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/screens-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/screens-*.js')
  await page.goto('/cadastro')
  const enter = page.getByRole('link', { name: 'Entrar' })
  await enter.click()
  await asked
  await enter.click()
  held.resolve()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Disponíveis agora')).toBeVisible()
})

test('the session survives a reload and is sent exactly as it is stored', async ({ as, given }) => {
  const ana = await given.member()
  const page = await as(ana)
  await page.goto('/home')
  const asked = page.waitForRequest('**/api/user')
  await page.reload()
  expect((await asked).headers()).toMatchObject({ authorization: `Bearer ${ana.token}`, language: 'pt-BR' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('reloading before the answer is there signs nobody out', async ({ as, given }) => {
  const page = await as(await given.member())
  for (let reloads = 0; reloads < 5; reloads++) {
    const asked = page.waitForRequest('**/api/user')
    await page.goto('/home', { waitUntil: 'commit' })
    await asked
  }
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/home')
})

test('home is not for strangers', async ({ page }) => {
  await page.goto('/home')
  await expect(page).toHaveURL('/')
})

test('a token that is worth nothing is dropped, with a word in the log', async ({ as }) => {
  const page = await as({ id: '', email: '', password: '', token: 'worthless' })
  const logged = page.waitForEvent('console', (message) => message.text() === expired)
  await page.goto('/home')
  await logged
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('on the first screen too: the stored token and user type are cleared', async ({ as }) => {
  const page = await as({ id: '', email: '', password: '', token: 'worthless' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userType')]),
  ).toEqual([null, null])
})

test('signing out works even when the server does not answer', async ({ as, given }) => {
  const page = await as(await given.member())
  await page.goto('/home')
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('an address that does not exist says so', async ({ page, expectAccessible }) => {
  await page.goto('/nao-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Essa página não existe mais')
  await expectAccessible(page)
})
