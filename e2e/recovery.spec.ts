import { expect, test } from './fixtures.ts'

test('a forgotten password is replaced through the link of a mail', async ({
  page,
  world,
  given,
  expectAccessible,
}) => {
  const ana = await given.member()
  await page.goto('/')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recuperar senha')
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(ana.email)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Se houver uma conta com esse e-mail')).toBeVisible()

  await world.runJobs()
  const [mail] = world.mailbox.to(ana.email)
  const { search } = new URL(mail?.text.match(/https?:\S+redefinir-senha\S+/)?.[0] ?? '')
  await page.goto(`/redefinir-senha${search}`)
  await expectAccessible(page)
  await page.getByLabel('Senha nova').fill('curta')
  await page.getByLabel('Confirmar senha').fill('curta')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Use pelo menos 8 caracteres.')).toBeVisible()
  await expect(page.getByLabel('Senha nova')).toHaveValue('curta')

  await page.getByLabel('Senha nova').fill('caramelo na lagoa')
  await page.getByLabel('Confirmar senha').fill('caramelo na lagoa')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Senha alterada. Entre com a senha nova.')).toBeVisible()
  await page.getByLabel('E-mail').fill(ana.email)
  await page.getByLabel('Senha', { exact: true }).fill('caramelo na lagoa')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/home')
})

test('without an answer the person is told to try again, and nothing typed is lost', async ({ page }) => {
  await page.route('**/api/user/reset-password', (route) => route.abort())
  await page.goto('/recuperar-senha')
  await page.getByLabel('E-mail').fill('ana@test.example')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert')).toContainText('Erro ao fazer login. Tente novamente.')
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@test.example')
})

test('a wrong address is told beside the field', async ({ page }) => {
  await page.goto('/recuperar-senha')
  await page.getByLabel('E-mail').fill('nada')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Digite um e-mail como nome@exemplo.com.br.')).toBeVisible()
  await page.getByLabel('E-mail').fill('nada@')
  await expect(page.getByText('Digite um e-mail como nome@exemplo.com.br.')).toBeHidden()
})

test('a link that is spent says so', async ({ page }) => {
  await page.goto('/redefinir-senha?token=spent')
  await page.getByLabel('Senha nova').fill('caramelo na lagoa')
  await page.getByLabel('Confirmar senha').fill('caramelo na lagoa')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('alert')).toContainText(/link/i)
})
