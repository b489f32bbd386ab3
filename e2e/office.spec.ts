import { expect, test } from './fixtures.ts'

test('staff sign in to the back office, see who they are and sign out', async ({
  page,
  given,
  expectAccessible,
}) => {
  const rita = await given.staff({ name: 'Rita Camargo', role: 'reviewer' })
  await page.goto('/gestao')
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(rita.email)
  await page.getByLabel('Senha', { exact: true }).fill(rita.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/gestao/inicio')
  await expect(page.getByRole('link', { name: 'Rita Camargo Revisão' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/gestao')
  await expect(page).toHaveURL('/gestao/inicio')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/gestao')
  expect(await page.evaluate(() => localStorage.getItem('officeToken'))).toBeNull()
})

test('the back office is not for strangers, nor for members', async ({ as, given }) => {
  const page = await as(await given.member())
  await page.goto('/gestao/inicio')
  await expect(page).toHaveURL('/gestao')
  await page.goto('/home')
  await expect(page).toHaveURL('/home')
})
