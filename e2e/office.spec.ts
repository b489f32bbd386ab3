import { expect, test } from './fixtures.ts'

test('staff sign in to the back office, see who they are and sign out', async ({
  page,
  given,
  world,
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
  await page.goto('/gestao/premios')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prêmios não é do seu papel')

  await page.goto('/gestao/membros')
  await expect(page.getByLabel('Nome, e-mail, CPF ou código')).toBeVisible()
  // Its own first call must not be the one that finds the session gone.
  await expect(page.getByRole('table')).toBeVisible()
  await world.database.transaction((tx) => tx.deleteFrom('staff_session').execute())
  await page.getByLabel('Nome, e-mail, CPF ou código').fill('ana')
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible()
  await page.getByLabel('E-mail').fill(rita.email)
  await page.getByLabel('Senha', { exact: true }).fill(rita.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/gestao/membros?q=ana')

  await page.goto('/gestao')
  await expect(page).toHaveURL('/gestao/inicio')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/gestao')
  expect(await page.evaluate(() => localStorage.getItem('officeToken'))).toBeNull()
})

test('a few letters lead anywhere in the office, and the rail folds away', async ({
  asStaff,
  given,
  expectAccessible,
}) => {
  const ines = await given.member({ name: 'Inês Procurada' })
  const page = await asStaff(await given.staff({ role: 'reviewer' }))
  await page.goto('/gestao/inicio')
  const search = page.getByRole('button', { name: 'Buscar' })
  await search.focus()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: /CPF, código, resgate ou número da nota/ })
  await expect(field).toBeFocused()
  // Only what the role may see.
  await expect(page.getByRole('option', { name: 'Equipe' })).toHaveCount(0)
  await field.fill('verificacao')
  await expect(page.getByRole('option')).toHaveText(['Verificação'])
  await field.fill('nada assim')
  await expect(page.getByText('Nada encontrado com “nada assim”')).toBeVisible()
  await field.fill('e')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Crédito na hora')
  await field.fill('ines proc')
  await expect(page.getByRole('option', { name: /Inês Procurada/, selected: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  await page.keyboard.press('Control+k')
  await field.fill('ines proc')
  await expect(page.getByRole('option', { name: /Inês Procurada/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/gestao/membros/${ines.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const { id } = await given.invoice({ member: ines, number: '000.481.220' })
  await page.keyboard.press('Control+k')
  await field.fill('481220')
  await expect(page.getByRole('option', { name: /Inês Procurada/, selected: true })).toContainText(
    '000.481.220',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/gestao/notas/${id}`)
  await page.goto(`/gestao/membros/${ines.id}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inês Procurada')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos de teclado' })
  await expect(help).toContainText('linha seguinte')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.goto('/gestao/membros')
  await expect(page.getByRole('link', { name: 'Inês Procurada' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('tbody a').first()).toBeFocused()
  await page.goto(`/gestao/membros/${ines.id}`)

  const wide = (await page.getByRole('banner').boundingBox())?.width ?? 0
  await page.keyboard.press('[')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Abrir a barra' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inês Procurada')
  expect((await page.getByRole('banner').boundingBox())?.width).toBeLessThan(wide / 2)
  await expectAccessible(page)
  await page.goto('/gestao/membros')
  await page.getByLabel('Nome, e-mail, CPF ou código').fill('[/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Abrir a barra' }).click()
  await expect(page.getByRole('button', { name: 'Recolher a barra' })).toBeVisible()
})

test('the back office is not for strangers, nor for members', async ({ as, given }) => {
  const page = await as(await given.member())
  await page.goto('/gestao/inicio')
  await expect(page).toHaveURL('/gestao')
  await page.goto('/home')
  await expect(page).toHaveURL('/home')
})
