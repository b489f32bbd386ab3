import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { deleteAccount } from '#contract/members.ts'
import { redeem } from '#contract/redemptions.ts'
import { setGoal, watchPrize } from '#contract/store.ts'
import { expect, test } from './fixtures.ts'

/** What was put on sale and announced here is nothing for the journeys that follow. */
test.afterEach(async ({ world }) => {
  const gone = { withdrawn_at: world.clock.now() }
  await world.database.transaction(async (tx) => {
    await tx.updateTable('prize').set(gone).execute()
    await tx.updateTable('challenge').set(gone).execute()
  })
})

test('parcels are packed, labelled and shipped by the carrier’s file, whose wrong row is mended', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const mug = await given.prize({ title: 'Caneca', price: 10 })
  const person = await given.member({ name: 'Zélia Conceição', coins: 100, hasAddress: true })
  const ana = world.api.as(person)
  const codes = []
  for (let index = 0; index < 3; index += 1) codes.push((await ana.call(redeem, { product_id: mug.id })).code)
  const [first = '', second = '', third = ''] = codes
  const page = await asStaff(await given.staff({ role: 'support' }))
  await page.goto('/gestao/resgates')
  await page.getByLabel('Código, prêmio ou membro').fill('Zélia')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('rowheader')).toHaveText([first, second, third])
  await page.getByRole('checkbox', { name: `Marcar ${second}` }).click()
  await page.getByRole('link', { name: 'Lista de separação' }).nth(1).click()
  const sheet = page.getByRole('region', { name: 'Lista de separação' })
  await expect(sheet.getByRole('row', { name: /Caneca/ })).toContainText(second)
  await expect(sheet).not.toContainText(first)
  await page.goBack()
  await expect(page.getByRole('rowheader')).toHaveText([first, second, third])
  await page.getByRole('checkbox', { name: 'Marcar todos desta página' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Etiquetas PDF' }).click()
  const labels = await download
  expect(labels.suggestedFilename()).toBe('etiquetas.pdf')
  expect((await readFile(await labels.path(), 'latin1')).slice(0, 8)).toBe('%PDF-1.4')
  await page.getByRole('button', { name: 'Separar' }).click()
  await expect(page.getByText('3 resgates em separação.')).toBeVisible()

  await page.getByRole('link', { name: /Em separação/ }).click()
  await page.getByRole('link', { name: third }).click()
  const parcel = page.getByRole('region', { name: third })
  await expect(parcel.getByText('Zélia Conceição')).toBeVisible()
  await expectAccessible(page)
  await parcel.getByRole('button', { name: 'Cancelar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog.getByText('Escreva o motivo.')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Acabou no fornecedor.')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(parcel.getByText('Cancelado: Acabou no fornecedor.')).toBeVisible()

  const rows = [`${first};Correios;BR1;`, `${second};;BR2;`]
  await page.locator('input[type=file]').setInputFiles({
    name: 'rastreios.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Código;Transportadora;Rastreio;Link\r\n${rows.join('\r\n')}\r\n`, 'latin1'),
  })
  const result = page.getByRole('region', { name: 'rastreios.csv' })
  await expect(result.getByText('Falta a transportadora.')).toBeVisible()
  await expectAccessible(page)
  await result.getByLabel('Transportadora').fill('Jadlog')
  await result.getByRole('button', { name: 'Corrigir e enviar' }).click()
  await expect(result.getByText('Linhas recusadas')).toBeHidden()
  await page.getByRole('link', { name: /Enviados/ }).click()
  await expect(page.getByRole('rowheader', { name: second })).toBeVisible()
})

test('a prize changes its price, its stock and its place; a distributor comes in', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  await given.prize({ title: 'Boné', price: 5 })
  const mug = await given.prize({ title: 'Caneca térmica', price: 120 })
  await world.api.as(await given.member()).call(setGoal, { product_id: mug.id })
  const page = await asStaff(await given.staff({ role: 'catalogue' }))
  await page.goto('/gestao/premios')
  await page.getByRole('link', { name: 'Caneca térmica' }).click()
  await page.getByLabel('Preço').fill('150')
  await expect(page.getByText(/O preço sobe 30 moedas/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Prêmio salvo.')).toBeVisible()
  await page.getByRole('button', { name: 'Movimentar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantidade').fill('+20')
  await dialog.getByLabel('Motivo').fill('Compra 118')
  await dialog.getByRole('button', { name: 'Movimentar' }).click()
  const move = page.getByRole('row', { name: /Compra 118/ })
  await expect(move).toContainText('+20')
  await expect(move.getByRole('cell', { name: '20', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Prêmios' }).first().click()
  const cap = page.getByRole('link', { name: 'Boné' })
  await expect(cap).toBeVisible()
  await page.getByRole('searchbox', { name: 'Nome do prêmio' }).fill('termica')
  await expect(cap).toBeHidden()
  // Where some are left out, a place among the others says nothing.
  await expect(page.getByRole('button', { name: 'Subir Caneca térmica' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect(cap).toBeVisible()
  await page.getByRole('button', { name: 'Subir Caneca térmica' }).click()
  await expect(page.getByText('Ordem da loja salva.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Caneca térmica' }).click()
  await page.getByRole('button', { name: 'Tirar da loja' }).click()
  const asking = page.getByRole('dialog', { name: 'Tirar da loja?' })
  await expect(asking).toContainText('1 pessoa tem este prêmio como meta.')
  await expectAccessible(page)
  await asking.getByRole('button', { name: 'Voltar' }).last().click()
  await page.getByRole('button', { name: 'Duplicar' }).click()
  await expect(page.getByText('Prêmio duplicado, como rascunho.')).toBeVisible()
  await expect(page.getByText('Rascunho', { exact: true })).toBeVisible()

  await page.goto('/gestao/distribuidores')
  await page.getByRole('button', { name: 'Novo distribuidor' }).click()
  await dialog.getByLabel('Nome').fill('Sul Pet')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('rowheader', { name: 'Sul Pet' })).toBeVisible()
  await expectAccessible(page)
})

test('a photograph of a prize is cropped and its white ground taken away', async ({
  asStaff,
  given,
  expectAccessible,
}) => {
  const { id } = await given.prize({ title: 'Caneca vermelha' })
  const page = await asStaff(await given.staff({ role: 'catalogue' }))
  await page.goto(`/gestao/premios/${id}`)
  const mug = { create: { width: 300, height: 300, channels: 3 as const, background: '#c03020' } }
  const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: '#fdfdfc' } })
    .composite([{ input: await sharp(mug).png().toBuffer() }])
    .jpeg({ quality: 90 })
  const field = page.getByLabel('Adicionar foto', { exact: true }).and(page.locator('input'))
  await field.setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  const dialog = page.getByRole('dialog', { name: 'Ajustar a foto' })
  await expect(dialog.getByText('Não deu para abrir esta imagem.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await field.setInputFiles({
    name: 'mug.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph.toBuffer(),
  })
  await expect(dialog.getByRole('switch', { name: 'Tirar o fundo claro' })).toBeChecked()
  await dialog.getByLabel('Quanto do fundo sai').fill('30')
  const send = dialog.getByRole('button', { name: 'Adicionar foto' })
  await expect(send).toBeEnabled()
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText('Foto adicionada.')).toBeVisible()
  await expect(dialog).toBeHidden()
  const shown = page.getByRole('img', { name: 'Foto 1' })
  const link = await shown.getAttribute('src')
  const picture = await page.request.get(link ?? '')
  const { data, info } = await sharp(await picture.body())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 800, height: 800, channels: 4 })
  const alphaAt = (x: number, y: number) => data[(y * 800 + x) * 4 + 3]
  expect([alphaAt(5, 5), alphaAt(795, 5), alphaAt(400, 400)]).toEqual([0, 0, 255])
})

test('a distributor gets its CNPJs, and one that another has is refused without losing what was typed', async ({
  asStaff,
  given,
  expectAccessible,
}) => {
  await given.distributor({ title: 'Norte Pet', cnpjs: ['11222333000181'] })
  const page = await asStaff(await given.staff({ role: 'catalogue' }))
  await page.goto('/gestao/distribuidores')
  await page.getByRole('button', { name: 'Novo distribuidor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Serra Pet')
  await dialog.getByLabel('CNPJ').pressSequentially('12abc34501de35')
  await dialog.getByRole('button', { name: 'Mais um CNPJ' }).click()
  const second = dialog.getByLabel('CNPJ 2')
  await expect(second).toBeFocused()
  await second.pressSequentially('11222333000261')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Digite o CNPJ com 14 letras e números')).toBeVisible()
  await second.fill('11222333000262')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Este CNPJ é da empresa de outro distribuidor: Norte Pet.')).toBeVisible()
  await expect(dialog.getByLabel('CNPJ', { exact: true })).toHaveValue('12.ABC.345/01DE-35')
  await expectAccessible(page)
  await second.fill('')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('row', { name: /Serra Pet/ })).toContainText('12.ABC.345/01DE-35')
  await page.getByRole('searchbox').fill('12.ABC')
  await expect(page.getByRole('row', { name: /Norte Pet/ })).toBeHidden()
  await expect(page.getByRole('row', { name: /Serra Pet/ })).toBeVisible()
})

test('the product codes of a distributor are kept', async ({ asStaff, given, expectAccessible }) => {
  await given.distributor({ title: 'Vale Ração', cnpjs: ['41526374000122'] })
  await given.product({ title: 'Quintal Filhotes 3 kg', sku: 'QT-3' })
  const page = await asStaff(await given.staff({ role: 'catalogue' }))
  await page.goto('/gestao/distribuidores')
  await page.getByRole('button', { name: 'Códigos de Vale Ração' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Salvar código' }).click()
  await expect(dialog.getByText('Escreva o código.')).toBeVisible()
  await dialog.getByLabel('Código na nota').fill('78')
  await dialog.getByLabel('Nosso produto').selectOption('Quintal Filhotes 3 kg')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar código' }).click()
  await expect(dialog.getByRole('row', { name: /78/ })).toContainText('Quintal Filhotes 3 kg')
  await dialog.getByRole('button', { name: 'Apagar o código 78' }).click()
  await expect(dialog.getByRole('row', { name: /78/ })).toBeHidden()
})

test('prizes that members wait for are a tab, which stays where their list cannot be had', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const mug = await given.prize({ title: 'Caneca azul', stock: 0 })
  // More than fit on the screen: a list that is too long leaves its tabs their room.
  for (let count = 1; count <= 15; count++) await given.prize({ title: `Caneca ${count}` })
  await world.api.as(await given.member()).call(watchPrize, { product_id: mug.id, is_wanted: true })
  const page = await asStaff(await given.staff({ role: 'catalogue' }))
  await page.route('**/api/office/prizes/awaited', (route) => route.abort())
  await page.goto('/gestao/premios')
  const awaited = page.getByRole('link', { name: 'Esperados' })
  expect((await page.getByRole('navigation', { name: 'Prêmios' }).boundingBox())?.height).toBeGreaterThan(44)
  await awaited.click()
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/office/prizes/awaited')
  await expect(awaited).toHaveAttribute('aria-current', 'page')
  await retry.click()
  await expect(page.getByRole('row', { name: 'Caneca azul' })).toContainText('1')
  await expectAccessible(page)
})

test('a product with its energy worked out, and a challenge that is one sentence and is replayed', async ({
  asStaff,
  given,
  expectAccessible,
}) => {
  const busy = await given.member({ name: 'Breno Dias', type: 'attendant' })
  const bag = await given.product()
  const buy = (member: typeof busy, valueCents: number) =>
    given.invoice({ member, status: 'counted', rows: [{ product: bag, valueCents }] })
  await buy(await given.member({ type: 'attendant' }), 150_000)
  for (let index = 0; index < 10; index += 1) await buy(busy, 20_000)
  const page = await asStaff(await given.staff({ role: 'catalogue' }))
  await page.goto('/gestao/produtos/novo')
  await page.getByLabel('Nome', { exact: true }).fill('Ração Ração Ágil')
  await page.getByLabel('Marca').fill('Petisco')
  await page.getByLabel('SKU').fill('PF-778')
  await page.getByLabel('Moedas', { exact: true }).fill('0,1')
  const analysis = { Proteína: '26', Gordura: '15', Fibra: '2,5', Cinzas: '7', Umidade: '9' }
  for (const [part, share] of Object.entries(analysis)) await page.getByLabel(part).fill(share)
  await page.getByRole('button', { name: 'Usar esta energia' }).click()
  await expect(page.getByLabel('Energia, kcal/kg')).toHaveValue('3792')
  await write(page, { 'Para quem é': 'Cães', Descrição: 'Para cães adultos' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Criar produto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ração Ração Ágil' })).toBeVisible()

  await page.goto('/gestao/desafios/novo')
  await page.getByRole('checkbox', { name: 'Balconistas' }).click()
  await page.getByLabel('Meta', { exact: true }).fill('1.000')
  await page.getByLabel('Bônus', { exact: true }).fill('200')
  await page.getByLabel('Primeiro dia').fill('2026-12-01')
  await page.getByLabel('Último dia').fill('2026-12-15')
  await expect(
    page.getByText(
      'Balconistas que somarem R$ 1.000,00 em qualquer produto entre 01/12/2026 e 15/12/2026 ganham 200 moedas, uma vez.',
    ),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: 'Teto de gasto' }).click()
  await page.getByLabel('Teto', { exact: true }).fill('300')
  // Counted by itself, once the goal is complete.
  await expect(page.getByRole('row', { name: /R\$ 1.000,00/ })).toContainText('passa do teto')
  await expect(page.getByText('o teto de 300 é alcançado com 1 ganhador')).toBeVisible()
  await page.getByText('1 com 10 ou mais notas no mesmo dia').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Breno Dias' })).toContainText('10 num dia')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Escolher produtos' }).click()
  const picker = page.getByRole('dialog', { name: 'Produtos que contam' })
  await picker.getByRole('checkbox', { name: 'Ração Ágil' }).click()
  await picker.getByRole('button', { name: /^Pronto/ }).click()
  await expect(page.getByText('somarem R$ 1.000,00 em 1 produto entre')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar Ração Ração Ágil' }).click()
  await expect(page.getByText('somarem R$ 1.000,00 em qualquer produto entre')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publicar/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText('Rascunho salvo. Só a equipe o vê.')).toBeVisible()
  await expect(page.getByText('Para publicar falta texto em: Português.')).toBeVisible()
  await write(page, { Nome: 'Verão', Descrição: 'Some e ganhe' })
  await page.getByRole('button', { name: /^Publicar/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verão' })).toBeVisible()
  await page.getByRole('link', { name: 'Desafios' }).first().click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Verão' })).toContainText('0 de 300 moedas pagas')
  await expect(page.getByText('Rascunho', { exact: true })).toBeHidden()
})

/** The same in every language. */
async function write(page: Page, texts: Record<string, string>) {
  const pane = page.getByRole('region', { name: 'Textos' })
  for (const language of ['PT', 'ES', 'EN']) {
    await pane.getByRole('button', { name: language }).click()
    for (const [field, text] of Object.entries(texts)) await pane.getByLabel(field).fill(text)
  }
}

test('whoever packs is told what not to send, on the screen and on paper, until somebody says that they know', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const mug = await given.prize({ title: 'Caneca', price: 10 })
  const leaving = world.api.as(await given.member({ name: 'Iara Prado', coins: 100, hasAddress: true }))
  const staying = world.api.as(await given.member({ name: 'Beto Nunes', coins: 100, hasAddress: true }))
  const { code: gone } = await leaving.call(redeem, { product_id: mug.id })
  const { code: kept } = await staying.call(redeem, { product_id: mug.id })
  const page = await asStaff(await given.staff({ role: 'support' }))
  await page.goto('/gestao/resgates?status=requested')
  await page.getByRole('checkbox', { name: `Marcar ${gone}` }).click()
  await page.getByRole('checkbox', { name: `Marcar ${kept}` }).click()
  await leaving.call(deleteAccount)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Etiquetas PDF' }).click()
  await expect(page.getByText(`Sem etiqueta, porque já não é para enviar: ${gone}.`)).toBeVisible()
  await download

  await page.goto('/gestao/resgates/separacao?status=requested')
  const sheet = page.getByRole('region', { name: 'Lista de separação' })
  await expect(sheet).toContainText(kept)
  await expect(sheet).not.toContainText(gone)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Não envie este resgate')).toBeVisible()
  await expect(page.getByText(gone)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/gestao/resgates?status=cancelled')
  const row = page.getByRole('row').filter({ hasText: gone })
  await expect(row).toContainText('Conta excluída')
  await expectAccessible(page)
  await row.getByRole('link', { name: gone }).click()
  await expect(page.getByText('A conta foi excluída. O que ficou não diz de quem era.')).toBeVisible()
  await page.getByRole('button', { name: `Entendi: ${gone} não será enviado` }).click()
  await expect(page.getByText('Não envie este resgate')).toBeHidden()
})
