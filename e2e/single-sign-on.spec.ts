import { freePort } from '#server/platform/port.ts'
import { webAppFolder } from '#server/platform/web-build.ts'
import { codeOf } from '#server/testing/authenticator.ts'
import { type IdentityProvider, startIdentityProvider } from '#server/testing/identity-provider.ts'
import { createWorld } from '#server/testing/world.ts'
import { test as base, expect } from './fixtures.ts'

type Office = { url: string; company: IdentityProvider; world: Awaited<ReturnType<typeof createWorld>> }

/** An office whose team signs in with the accounts of a company, with passwords besides or without. */
const test = base.extend<{ office: Office }, { officeWith(staffPasswords: boolean): Promise<Office> }>({
  officeWith: [
    async ({ browserName: _ }, use) => {
      const stops: (() => Promise<void>)[] = []
      await use(async (staffPasswords) => {
        const port = await freePort()
        const publicUrl = `http://127.0.0.1:${port}`
        const company = await startIdentityProvider({ publicUrl })
        const singleSignOn = { ...company.settings, ...(!staffPasswords && { name: 'Casa Andorinha' }) }
        const templateUrl = process.env.TEMPLATE_URL ?? ''
        const world = await createWorld({
          templateUrl,
          webAppFolder,
          publicUrl,
          singleSignOn,
          staffPasswords,
        })
        await world.app.listen({ port, host: '127.0.0.1' })
        stops.push(world.stop, company.stop)
        return { url: publicUrl, company, world }
      })
      for (const stop of stops) await stop()
    },
    { scope: 'worker' },
  ],
  office: async ({ officeWith }, use) => use(await officeWith(true)),
  baseURL: ({ office }, use) => use(office.url),
})

const bia = {
  name: 'Bia Nunes',
  email: 'bia@andorinha.example',
  email_verified: true,
  roles: ['petisco-admins'],
}

test('somebody of the company comes in where they wanted to go, and is seen in the team', async ({
  page,
  office: { company },
  expectAccessible,
}) => {
  company.accounts.set('bia', bia)
  await page.goto('/gestao/equipe?q=bia')
  await expect(page).toHaveURL('/gestao')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entrar com a conta da empresa' }).click()
  await page.getByLabel('Account').fill('bia')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/gestao/equipe?q=bia')
  await expect(page.getByRole('cell', { name: /Conta da empresa$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Editar Bia Nunes' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('vêm da conta da empresa')).toBeVisible()
  await expect(dialog.getByLabel('Nome')).not.toBeEditable()
  await expectAccessible(page)
})

test('who leaves is led out of the company account too', async ({ page, office: { company } }) => {
  company.accounts.set('bia', bia)
  await page.goto('/gestao/conta')
  await page.getByRole('button', { name: 'Entrar com a conta da empresa' }).click()
  await page.getByLabel('Account').fill('bia')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Você entra só com a conta da empresa.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Senha' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Leave the company account' }).click()
  await expect(page).toHaveURL('/gestao')
  await page.getByRole('button', { name: 'Entrar com a conta da empresa' }).click()
  await expect(page.getByLabel('Account')).toBeVisible()
})

test('whoever is not let in reads why at the door, in their language', async ({
  page,
  office: { company },
}) => {
  company.accounts.set('nobody', { ...bia, email: 'nobody@andorinha.example', roles: [] })
  await page.goto('/gestao')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.reload()
  await page.getByRole('button', { name: 'Sign in with the company account' }).click()
  await page.getByLabel('Account').fill('nobody')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/gestao')
  await expect(page.getByRole('alert').first()).toContainText('Your company account gives no access')
  // Somebody else's way back leads nobody in.
  await page.goto('/gestao/entrada?code=theirs&state=theirs')
  await expect(page).toHaveURL('/gestao')
  await expect(page.getByRole('alert').first()).toContainText('began in another browser')
})

test('who says no at the company is at the door again', async ({ page }) => {
  await page.goto('/gestao')
  await page.getByRole('button', { name: 'Entrar com a conta da empresa' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('A entrada com a conta da empresa foi cancelada.')).toBeVisible()
})

test('the code of the own authenticator is asked for after the company account', async ({
  page,
  office: { company, world },
}) => {
  company.accounts.set('rui', { ...bia, name: 'Rui Alves', email: 'rui@andorinha.example' })
  const enter = async () => {
    await page.goto('/gestao/membros')
    await page.getByRole('button', { name: 'Entrar com a conta da empresa' }).click()
    await page.getByLabel('Account').fill('rui')
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await enter()
  await page.getByRole('link', { name: /Rui Alves/ }).click()
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  const key = (await page.getByText(/^Chave [A-Z2-7 ]+$/).textContent()) ?? ''
  const code = () => codeOf(key.replace('Chave', '').replaceAll(' ', ''), world.clock.now())
  await page.getByLabel('Código que o aplicativo mostra').fill(code())
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('button', { name: 'Guardei os códigos' }).click()
  await page.evaluate(() => localStorage.removeItem('officeToken'))
  await page.context().clearCookies()
  world.clock.advance({ seconds: 30 })
  await enter()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Código de 6 números')
  await page.getByLabel('Código', { exact: true }).fill('000000')
  await expect(page.getByText('Este código não confere')).toBeVisible()
  await page.getByLabel('Código', { exact: true }).fill(code())
  await expect(page).toHaveURL('/gestao/membros')
})

test.describe('with passwords closed', () => {
  test.use({ office: async ({ officeWith }, use) => use(await officeWith(false)) })

  test('the company account is the only way in, and people are not added by hand', async ({
    page,
    office: { company },
    expectAccessible,
  }) => {
    company.accounts.set('bia', bia)
    await page.goto('/gestao')
    await expect(page.getByRole('button', { name: 'Entrar com Casa Andorinha' })).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Entrar com Casa Andorinha' }).click()
    await page.getByLabel('Account').fill('bia')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/gestao/inicio')
    await page.getByRole('link', { name: 'Equipe' }).click()
    await expect(page.getByText('As pessoas vêm da conta da empresa.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nova pessoa' })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('a company that does not answer is told at the door', async ({ page, office: { company } }) => {
    await page.goto('/gestao')
    await company.stop()
    await page.getByRole('button', { name: 'Entrar com Casa Andorinha' }).click()
    await expect(page.getByText('A conta da empresa não responde agora.')).toBeVisible()
  })
})
