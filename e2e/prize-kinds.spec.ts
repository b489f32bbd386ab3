import { listRedemptions, redeem, uncoverCode } from '#contract/redemptions.ts'
import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ world }) => {
  await world.database.transaction((tx) =>
    tx.updateTable('prize').set({ withdrawn_at: world.clock.now() }).execute(),
  )
})

test('a code is redeemed without an address, uncovered with the keyboard, copied and mailed', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  await given.prize({ title: 'Vale-café', price: 800, codes: ['CAFE-7K2M-99QX'] })
  const ana = await given.member({ coins: 1000 })
  await world.database.transaction((tx) =>
    tx
      .updateTable('member')
      .set({ email_confirmed_at: world.clock.now() })
      .where('id', '=', ana.id)
      .execute(),
  )
  const page = await as(ana)
  await page.goto('/loja')
  await page.getByRole('article').getByRole('button', { name: 'Resgatar' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Confirmação do resgate' })
  await expect(dialog).toContainText('O código é seu na hora')
  await expect(dialog).not.toContainText('endereço')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Resgatar' }).click()
  await expect(page).toHaveURL('/premio-resgatado')
  await expect(page.getByRole('main')).toContainText('O seu código está pronto.')
  await page.getByRole('link', { name: 'Ver o código' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vale-café')
  await expect(page.getByText('CAFE-7K2M-99QX')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Descobrir o código' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'CAFE-7K2M-99QX' })).toBeFocused()
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar o código' }).click()
  await expect(page.getByText('Código copiado.')).toBeVisible()
  await page.getByRole('button', { name: 'Mandar para o meu e-mail' }).click()
  await expect(page.getByText('O código está a caminho do seu e-mail.')).toBeVisible()
  await page.goto('/meus-resgates')
  await expect(page.getByRole('main')).toContainText('Código pronto')
  await page.getByRole('link', { name: /Vale-café/ }).click()
  await page.getByRole('button', { name: 'Mostrar o código' }).click()
  await expect(page.getByText('CAFE-7K2M-99QX')).toBeVisible()
})

test('credit for a phone asks for its number twice, and promises a day', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  await given.prize({ title: 'Recarga R$ 20', price: 100, kind: 'top_up' })
  const ana = await given.member({ coins: 100 })
  const page = await as(ana)
  await page.goto('/loja')
  await page.getByRole('article').getByRole('button', { name: 'Resgatar' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Confirmação do resgate' })
  await expect(dialog).toContainText(/Recarga até/)
  const confirm = dialog.getByRole('button', { name: 'Resgatar' })
  await confirm.click()
  await expect(dialog).toContainText('Digite o DDD e o número do celular.')
  await dialog.getByLabel('Celular que recebe a recarga').fill('11987654321')
  await dialog.getByLabel('O mesmo número de novo').fill('11987654320')
  await confirm.click()
  await expect(dialog).toContainText('Os dois números são diferentes.')
  await expectAccessible(page)
  await dialog.getByLabel('O mesmo número de novo').fill('11987654321')
  await confirm.click()
  await expect(page).toHaveURL('/premio-resgatado')
  await expect(page.getByRole('main')).toContainText('A recarga chega ao número informado até')
  await page.getByRole('link', { name: 'Acompanhar o resgate' }).click()
  await expect(page.getByRole('main')).toContainText('(11) 98765-4321')
  await expectAccessible(page)
  expect(await world.api.as(ana).call(listRedemptions)).toMatchObject([{ phone: '11987654321' }])
})

test('an experience shows what it includes, and somebody calls', async ({
  as,
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const trip = await given.prize({ title: 'Viagem para dois', price: 100, kind: 'experience', stock: 3 })
  const includes = { 'pt-BR': ['Gramado, RS', 'Bonito, MS'], es: [], en: [] }
  await world.database.transaction((tx) =>
    tx.updateTable('prize').set({ includes }).where('id', '=', trip.id).execute(),
  )
  const page = await as(await given.member({ coins: 100 }))
  await page.goto(`/loja/${trip.id}`)
  await expect(page.getByRole('main')).toContainText('O que inclui')
  await expect(page.getByRole('main')).toContainText('Bonito, MS')
  await expect(page.getByRole('main')).toContainText('Alguém liga até')
  await page.getByRole('button', { name: 'Resgatar' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Confirmação do resgate' })
  await dialog.getByLabel('Celular para a ligação').fill('11987654321')
  await dialog.getByLabel('Melhor hora').selectOption('evening')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Resgatar' }).click()
  await expect(page).toHaveURL('/premio-resgatado')
  await page.getByRole('link', { name: 'Acompanhar o resgate' }).click()
  await expect(page.getByRole('main')).toContainText('À noite')

  const office = await asStaff(await given.staff({ role: 'support' }))
  await office.goto('/gestao/resgates?status=requested')
  await office.getByRole('link', { name: /^R-/ }).last().click()
  await expect(office.getByText('(11) 98765-4321')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Etiquetas PDF' })).toHaveCount(0)
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Já liguei' }).click()
  await office.getByRole('dialog').getByLabel('O que foi combinado').fill('Prefere Bonito, em março.')
  await office.getByRole('dialog').getByRole('button', { name: 'Já liguei' }).click()
  await expect(office.getByRole('dialog')).toHaveCount(0)
  await expect(office.getByText('Prefere Bonito, em março.')).toBeVisible()
  await office.getByRole('button', { name: 'Reservado', exact: true }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Reservado' }).click()
  await expect(office.getByRole('button', { name: 'Realizado' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Prefere Bonito, em março.')
  await expect(page.getByRole('main')).toContainText('Já está reservado.')
})

test('the team adds codes, is warned when few are left, and sends one again without seeing it', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const coffee = await given.prize({ title: 'Vale-café', price: 1, codes: ['A-1', 'A-2'] })
  const ana = await given.member({ coins: 10 })
  await world.database.transaction((tx) =>
    tx
      .updateTable('member')
      .set({ email_confirmed_at: world.clock.now() })
      .where('id', '=', ana.id)
      .execute(),
  )
  const { id } = await world.api.as(ana).call(redeem, { product_id: coffee.id })
  const { code } = await world.api.as(ana).call(uncoverCode, { id })
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto(`/gestao/premios/${coffee.id}`)
  await expect(page.getByText('Resta só 1 código. Ponha mais antes que acabem.')).toBeVisible()
  await page.getByRole('button', { name: 'Acrescentar códigos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Acrescentar códigos' })
  await dialog.getByRole('button', { name: 'Acrescentar códigos' }).click()
  await expect(dialog).toContainText('Cole ao menos um código.')
  await dialog.getByLabel('Códigos', { exact: true }).fill('B-1\nA-1\nB-2')
  await dialog.getByLabel('De onde vieram').fill('Lote 7')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Acrescentar códigos' }).click()
  await expect(page.getByText('2 códigos entraram.')).toBeVisible()
  await expect(page.getByText('Já estavam aqui e ficaram de fora: linhas 2.')).toBeVisible()
  await expect(page.getByText('3 códigos disponíveis, 1 já entregues')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/gestao/resgates/${id}?status=all`)
  await expect(page.getByText('visto pelo membro')).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
  await page.getByRole('button', { name: 'Mandar o código de novo' }).click()
  await expect(page.getByText('O código está a caminho do e-mail do membro.')).toBeVisible()
  await expectAccessible(page)
})
