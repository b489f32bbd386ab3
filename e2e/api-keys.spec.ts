import { officeProducts } from '#contract/catalogue-office.ts'
import { expect, test } from './fixtures.ts'

test('an admin makes a key for a program, which calls with it until it is revoked', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const office = await asStaff(await given.staff({ role: 'admin' }))
  await office.goto('/gestao/chaves')
  await expect(office.getByRole('heading', { name: 'Chaves de API' })).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Criar chave' }).click()
  const dialog = office.getByRole('dialog', { name: 'Nova chave de API' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Criar chave' }).click()
  await expect(dialog.getByText('Escolha ao menos uma chamada.')).toBeVisible()
  await dialog.getByLabel('Nome').fill('BI da diretoria')
  await dialog.getByLabel('Chamadas por minuto').fill('1.000')
  await dialog.getByLabel('Último dia').fill('2020-01-01')
  await dialog.getByLabel('Produtos: lista').check()
  await dialog.getByRole('button', { name: 'Criar chave' }).click()
  await expect(dialog.getByText('Escolha hoje ou um dia depois.')).toBeVisible()
  await expectAccessible(office)
  await dialog.getByLabel('Último dia').fill('')
  await dialog.getByRole('button', { name: 'Criar chave' }).click()
  await expect(office.getByText('Copie agora: esta chave não aparece de novo.')).toBeVisible()
  const row = office.getByRole('row', { name: /BI da diretoria/ })
  await expect(row).toContainText('1.000')
  await expect(row).toContainText('nunca')
  await expectAccessible(office)
  const key = (await office.getByText(/^petisco-key-/).textContent()) ?? ''
  const program = world.api.as({ token: key })
  await program.call(officeProducts, {})

  await office.reload()
  await expect(office.getByText(/^petisco-key-/)).toBeHidden()
  await expect(row).not.toContainText('nunca')
  await row.getByRole('button', { name: 'Revogar a chave BI da diretoria' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click()
  await expect(row).toContainText('Revogada')
  expect((await program.try(officeProducts, {})).status).toBe(401)
})
