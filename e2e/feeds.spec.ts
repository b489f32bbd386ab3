import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handOverFeed } from '#contract/invoices-feeds.ts'
import { feedIssuer, newShop, signedFeed } from '#server/testing/feed-files.ts'
import { writeSignedInvoices } from '#server/testing/signed-invoice-files.ts'
import { test as base, expect } from './fixtures.ts'

const zip = { name: 'notas-de-novembro.zip', mimeType: 'application/zip' }

/** A world in which one distributor is credited at once. */
const test = base.extend<{ readAll: () => Promise<void> }>({
  readAll: async ({ world, given }, use) => {
    const { trustDir } = await writeSignedInvoices(await mkdtemp(join(tmpdir(), 'petisco-feeds-')))
    const known = await world.database.pool.query(
      `select 1 from distributor where title = 'Distribuidora Andorinha'`,
    )
    if (known.rows.length === 0) {
      await given.distributor({ title: 'Distribuidora Andorinha', cnpjs: [feedIssuer.cnpj] })
      await given.product({ ean: feedIssuer.ean, title: 'Serena Gatos 10 kg' })
    }
    await world.database.pool.query(`update setting set instant_credit = 'on'`)
    await world.database.pool.query(`update distributor set instant_credit = 'on'`)
    await use(() => world.runJobs({ trustDir }))
  },
})

test('the office hands a ZIP over, sees what became of it, and a member receives by the number alone', async ({
  as,
  asStaff,
  given,
  readAll,
  expectAccessible,
}) => {
  const shop = newShop()
  const ana = await given.member({ type: 'attendant', shop })
  await given.member({ type: 'attendant', shop })
  const office = await asStaff(await given.staff({ role: 'reviewer' }))
  await office.goto('/gestao/entregas')
  await expect(office.getByRole('heading', { name: 'Entregas' })).toBeVisible()
  await expectAccessible(office)
  await office.locator('input[type=file]').setInputFiles({
    ...zip,
    buffer: signedFeed({ number: '81234', buyer: shop }, { number: '81235', buyer: shop, direction: '0' }),
  })
  await expect(office.getByText('notas-de-novembro.zip foi entregue.')).toBeVisible()
  await readAll()
  await expect(office.getByRole('row', { name: /Esperando/ })).toContainText('1')
  await expect(office.getByRole('row', { name: /leia-me.txt/ })).toContainText('Não entendidas')
  await expectAccessible(office)
  await office.getByRole('main').getByRole('link', { name: 'Entregas' }).click()
  await office.getByRole('link', { name: 'Esperando alguém' }).click()
  await expect(office.getByRole('row', { name: /81234/ })).toContainText('R$ 149,90')
  await expectAccessible(office)

  const phone = await as(ana)
  await phone.goto('/cadastro-de-nota-fiscal')
  await phone.getByLabel('Número da nota').fill('81.234')
  await expect(
    phone.getByText('Já temos esta nota: Distribuidora Andorinha, de 10/11, R$ 149,90.'),
  ).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Receber agora' }).click()
  await expect(phone).toHaveURL(/documento-cadastrado/)
  await readAll()
  await phone.goto('/documentos-enviados')
  await expect(phone.getByText('Nota 81234')).toBeVisible()
  await expect(phone.getByText('+149')).toBeVisible()
})

test('an admin makes a key for a distributor, which hands over with it until it is revoked', async ({
  asStaff,
  given,
  world,
  readAll: _,
  expectAccessible,
}) => {
  const office = await asStaff(await given.staff({ role: 'admin' }))
  await office.goto('/gestao/distribuidores')
  await office.getByRole('button', { name: 'Chaves de entrega de Distribuidora Andorinha' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Criar chave' }).click()
  const key = await dialog.locator('code').textContent()
  await expect(dialog.getByText('Copie agora: esta chave não aparece de novo.')).toBeVisible()
  await expectAccessible(office)
  const program = world.api.as({ token: key ?? '' })
  const file = new File([new Uint8Array(signedFeed({ number: '81300', buyer: newShop() }))], 'lote.zip')
  expect((await program.try(handOverFeed, { file })).status).toBe(200)
  await dialog.getByRole('button', { name: /Revogar a chave/ }).click()
  await expect(dialog.getByText('Nenhuma chave ainda.')).toBeVisible()
  expect((await program.try(handOverFeed, { file })).status).toBe(401)
})
