import type { Page } from '@playwright/test'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { expect, test } from './fixtures.ts'

type Form = ReturnType<typeof signUpForm>

/** The postal code's answer, as the server would give it. */
const street = {
  logradouro: 'Avenida Goiás',
  bairro: 'Setor Central',
  localidade: 'Goiânia',
  uf: 'GO',
  estado: 'Goiás',
}

async function fillPerson(page: Page, form: Form) {
  await page.getByLabel('Nome completo').fill(form.name)
  await page.getByLabel('CPF').fill(form.cpf)
  await page.getByLabel('Telefone').fill(form.phone)
  await page.getByLabel('E-mail').fill(form.email)
  await page.getByLabel('Senha', { exact: true }).fill(form.password)
  await page.getByLabel('Confirmar senha').fill(form.password_confirmation)
}

async function fillAddress(page: Page, form: Form) {
  await page.route('**/api/cep/*', (route) => route.fulfill({ json: street }))
  await page.getByLabel('CEP').fill(form.cep)
  await expect(page.getByText('Endereço encontrado. Confira o número.')).toBeVisible()
  await page.getByLabel('Número').fill(form.number)
}

const profiles = [
  { name: 'Veterinário(a)', workplace: 'Nome da clínica', value: { label: 'CRMV', typed: '12345/SP' } },
  { name: 'Criador(a)', workplace: 'Nome do canil ou gatil' },
  { name: 'Atendente', workplace: 'Nome da loja', value: { label: 'CNPJ da loja', typed: '12ABC34501DE35' } },
]

for (const profile of profiles) {
  test(`${profile.name} signs up and is at home`, async ({ page, given, expectAccessible }) => {
    const { title } = await given.distributor()
    const form = signUpForm()
    await page.goto('/')
    await page.getByRole('link', { name: 'Criar conta' }).click()
    await expect(page).toHaveTitle('Cadastro, etapa 1 de 2 – Petisco')
    const next = page.getByRole('button', { name: 'Próximo' })
    await expect(next).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('radio', { name: profile.name }).check()
    await next.click()

    await expect(page.getByText('Etapa 2 de 2')).toBeVisible()
    await fillPerson(page, form)
    await page.getByLabel(profile.workplace).fill(form.profile_name)
    if (profile.value) await page.getByLabel(profile.value.label).fill(profile.value.typed)
    else await expect(page.locator('[name=profile_value]')).toHaveCount(0)
    if (profile.name === 'Atendente') await page.getByLabel('Distribuidor').selectOption(title)
    await fillAddress(page, form)
    await page.getByLabel('Tenho 18 anos ou mais').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Criar conta' }).click()

    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('banner')).toContainText('Rogério')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^Bearer /)
  })
}

test('a link with a code fills it in, and whoever has it is a member at once', async ({ page, given }) => {
  const promoter = await given.promoter()
  const form = signUpForm()
  await page.goto(`/cadastro?codigo=${promoter.code}`)
  await page.getByRole('radio', { name: 'Criador(a)' }).check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByLabel('Código do promotor')).toHaveValue(promoter.code)
  await fillPerson(page, form)
  await page.getByLabel('Nome do canil ou gatil').fill(form.profile_name)
  await fillAddress(page, form)
  await page.getByLabel('Tenho 18 anos ou mais').check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Estamos verificando o seu cadastro')).toBeHidden()
})

test('what was typed survives Back, a refusal and a reload; passwords do not outlive the page', async ({
  page,
}) => {
  const form = signUpForm()
  await page.goto('/cadastro')
  await page.getByRole('radio', { name: 'Veterinário(a)' }).check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await fillPerson(page, { ...form, cpf: '123.456.789-00' })
  await page.getByLabel('CRMV').fill('12345/SP')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Veterinário(a)' })).toBeChecked()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByLabel('Nome completo')).toHaveValue(form.name)
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(form.password)

  await page.getByRole('button', { name: 'Criar conta' }).click()
  const summary = page.getByRole('region', { name: /Falta corrigir \d+ campos/ })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Erro: /)
  await summary.getByRole('link', { name: 'CPF' }).click()
  await expect(page.getByLabel('CPF')).toBeFocused()
  await expect(page.getByLabel('CPF')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('CPF').fill('529.982.247-25')
  await expect(page.getByLabel('CPF')).toHaveAttribute('aria-invalid', 'false')

  await page.reload()
  await expect(page.getByLabel('Nome completo')).toHaveValue(form.name)
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
  await expect(page.getByLabel('CRMV')).toHaveValue('12345/SP')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('')
})

test('another profile clears the registration of the first', async ({ page }) => {
  await page.goto('/cadastro')
  await page.getByRole('radio', { name: 'Veterinário(a)' }).check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.getByLabel('CRMV').fill('12345/SP')
  await page.getByRole('button', { name: 'Trocar perfil' }).click()
  await page.getByRole('radio', { name: 'Atendente' }).check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByLabel('CNPJ da loja')).toHaveValue('')
})

test('the postal code keeps digits, clears what it filled, and says when it finds nothing', async ({
  page,
}) => {
  await page.goto('/cadastro?etapa=2')
  await page.getByRole('radio', { name: 'Criador(a)' }).check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  const answers: Record<string, object> = { '74003010': street, '99999999': { erro: true } }
  await page.route('**/api/cep/*', (route) => {
    const answer = answers[route.request().url().slice(-8)]
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 503, json: { error: 'x' } })
  })
  const cep = page.getByLabel('CEP')
  await cep.pressSequentially('74a0.03010')
  await expect(cep).toHaveValue('74003-010')
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Goiás')
  await expect(page.getByLabel('Estado')).toHaveValue('Goiás')
  await page.getByLabel('País').fill('Chile')
  await cep.press('End')
  await cep.press('Backspace')
  for (const label of ['Rua', 'Bairro', 'Cidade', 'Estado'])
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('')
  await expect(page.getByLabel('País')).toHaveValue('Brasil')
  await cep.fill('99999999')
  await expect(page.getByRole('region', { name: 'Endereço' }).getByRole('alert')).toContainText(
    'CEP não encontrado!',
  )
  await cep.fill('11111111')
  await expect(page.getByRole('region', { name: 'Endereço' }).getByRole('alert')).toContainText(
    'Erro ao buscar o endereço. Tente novamente.',
  )
  await page.getByLabel('Rua').fill('Rua das Flores')
  await expect(page.getByLabel('Rua')).toHaveValue('Rua das Flores')
})

test('without an answer from the server the form says so and keeps everything', async ({ page }) => {
  await page.goto('/cadastro')
  await page.getByRole('radio', { name: 'Criador(a)' }).check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.getByLabel('Nome completo').fill('Rogério Amaral')
  await page.route('**/api/user/create', (route) => route.abort())
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveText(
    'Erro ao enviar os dados. Por favor, tente novamente.',
  )
  await expect(page.getByLabel('Nome completo')).toHaveValue('Rogério Amaral')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('with the keyboard alone', async ({ page }) => {
    const form = signUpForm()
    await page.route('**/api/cep/*', (route) => route.fulfill({ json: street }))
    await page.goto('/cadastro')
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const typed = [
      '',
      form.name,
      form.cpf,
      form.phone,
      form.profile_name,
      form.email,
      form.password,
      null,
      form.password,
      null,
      form.cep,
      null,
      form.number,
    ]
    await page.getByLabel('Código do promotor').focus()
    for (const text of typed) {
      if (text) await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(page.getByLabel('Rua')).toHaveValue('Avenida Goiás')
    await page.getByLabel('Tenho 18 anos ou mais').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/home')
  })
})

test('the page after signing up leads home', async ({ page, expectAccessible }) => {
  await page.goto('/cadastro-realizado')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cadastro realizado')
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/home')
})

test('a form that is sent empty says what to begin with, and goes on from there', async ({
  page,
  given,
  expectAccessible,
}) => {
  await given.promoter({ name: 'Bianca Rezende', code: 'BIAR26' })
  await page.goto('/cadastro')
  await page.getByRole('radio', { name: 'Veterinário(a)' }).check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  const summary = page.getByRole('region', { name: /^Falta corrigir 1\d campos$/ })
  await expect(summary.getByRole('link')).toHaveText([/^Nome completo: /, /^CPF: /, /^Telefone: /])
  await expect(summary).toContainText(/E mais \d+, logo depois\./)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByLabel('Nome completo').fill('Rogério Amaral')
  await expect(summary.getByRole('link')).toHaveText([/^CPF: /, /^Telefone: /, /^Nome da clínica: /])

  await page.getByLabel('Código do promotor').fill('biar26')
  await expect(page.getByText('Código de Bianca R.: seu acesso sai na hora.')).toBeVisible()
  await page.getByLabel('Código do promotor').fill('nada99')
  await expect(page.getByLabel('Código do promotor')).toHaveAccessibleDescription(
    /Não conhecemos este código/,
  )

  const crmv = page.getByLabel('CRMV')
  await crmv.pressSequentially('12345')
  await expect(crmv).toHaveValue('123/45')
  await crmv.blur()
  await page.getByRole('link', { name: /^CPF: / }).click()
  await page.getByLabel('CPF').fill('529.982.247-25')
  await page.getByLabel('Telefone').fill('11987654321')
  await crmv.focus()
  await expect(crmv).toHaveAccessibleDescription(
    'Lemos 123/45. Se o seu número é 12345, digite também o estado: 12345/SP.',
  )
  await crmv.pressSequentially('sp')
  await expect(crmv).toHaveValue('12345/SP')
  await expect(crmv).toHaveAccessibleDescription('Número e estado, como 12345/SP.')
})
