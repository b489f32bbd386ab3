import { expect, test } from './fixtures.ts'

test('the first steps lead from an empty programme to a prize in the store, and tick themselves', async ({
  asStaff,
  given,
  expectAccessible,
}) => {
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto('/gestao')
  const steps = page.getByRole('region', { name: 'Antes de abrir as portas' })
  const prizes = steps.getByRole('listitem').filter({ hasText: 'Prêmios na loja' })
  await expect(prizes.getByRole('img', { name: 'Falta' })).toBeVisible()
  await expectAccessible(page)
  await prizes.getByRole('link', { name: 'Adicionar' }).click()

  await page.getByRole('link', { name: 'Categorias' }).click()
  await page.getByRole('button', { name: 'Nova categoria' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Escreva este texto.')).toBeVisible()
  await dialog.getByLabel('Nome em Português').fill('Clínica')
  await dialog.getByLabel('Figura').selectOption('Jaleco')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Categorias salvas.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Clínica' })).toContainText(
    'sem tradução em es, en',
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Todos' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum prêmio ainda' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Novo prêmio' }).last().click()
  await page.getByLabel('Nome').fill('Estetoscópio')
  await page.getByLabel('Descrição').fill('Com bolsa')
  await page.getByLabel('Preço').fill('900')
  await page.getByLabel('Categoria').selectOption('Clínica')
  await expect(page.getByText('Falta texto em ES, EN')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText('Rascunho', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar na loja' }).click()
  await expect(page.getByText('Prêmio publicado.')).toBeVisible()
  await expect(page.getByText('Na loja', { exact: true })).toBeVisible()

  await page.goto('/gestao/traducoes')
  await expect(page.getByRole('row', { name: /Estetoscópio/ })).toContainText('Espanhol, Inglês')
  await expectAccessible(page)
  await page.goto('/gestao')
  await expect(prizes.getByRole('img', { name: 'Feito' })).toBeVisible()
  await steps.getByRole('button', { name: 'Guardar a lista' }).click()
  await expect(steps).toBeHidden()
})

test('a setting that the regulation states is changed: a new version is asked for and tells the members', async ({
  asStaff,
  as,
  given,
  world,
  expectAccessible,
}) => {
  const member = await given.member()
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto('/gestao/ajustes')
  await page.getByLabel('Validade das moedas').fill('18')
  await page.getByRole('button', { name: 'Salvar' }).click()
  const notice = page.getByText(/“Regulamento” ainda diz o que valia antes: Validade das moedas/)
  await expect(notice).toBeVisible()

  await page.getByRole('button', { name: 'Adicionar um dia' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Revolução Constitucionalista')
  await dialog.getByLabel('Dia').fill('2026-07-09')
  await dialog.getByRole('checkbox', { name: 'Todo ano' }).click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Todo ano, desde 09/07/2026')).toBeVisible()
  await expectAccessible(page)

  await notice.getByRole('link', { name: 'Publicar uma nova versão' }).click()
  await expect(page.getByText('Validade das moedas: diz 12, agora vale 18.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Avisar os membros' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicar nova versão' }).click()
  await expect(page.getByText('Nova versão em vigor.')).toBeVisible()
  await expect(page.getByText('Validade das moedas: diz 12')).toBeHidden()
  await world.runJobs()

  const app = await as(member)
  await app.goto('/notificacao')
  await app.getByText('O regulamento mudou').click()
  await expect(app).toHaveURL('/regulamento')
  await expect(app.getByText('18 meses').first()).toBeVisible()
})
