import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedFile, signedIssuer, writeSignedInvoices } from '#server/testing/signed-invoice-files.ts'
import { test as base, expect } from './fixtures.ts'
import { choose, givenProducts, now } from './invoice-setting.ts'

const shop = '11444777000161'

type Signed = {
  xml: typeof signedFile
  read: () => Promise<void>
}

/** A distributor whose signed invoices are credited at once. */
const test = base.extend<{ signed: Signed }>({
  signed: async ({ world }, use) => {
    await givenProducts(world)
    const { pool } = world.database
    const [known] = (await pool.query('select from distributor_company limit 1')).rows
    if (!known) await world.given.distributor({ title: 'Distribuidora Andorinha', cnpjs: [signedIssuer] })
    await pool.query(`update distributor set instant_credit = 'on'`)
    await pool.query(`update setting set instant_credit = 'on'`)
    const folder = await mkdtemp(join(tmpdir(), 'petisco-signed-'))
    const { trustDir } = await writeSignedInvoices(folder)
    const row = { ean: '7891000000014', value: '1124.00' }
    await use({
      xml: (said) => signedFile({ rows: [row], total: '1124.00', ...said }),
      read: () => world.runJobs({ trustDir }),
    })
    await rm(folder, { recursive: true })
  },
})

test('who sends the signed XML is told within seconds that the coins are there', async ({
  as,
  given,
  signed,
  expectAccessible,
}) => {
  const page = await as(await given.member({ type: 'attendant', shop }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(now)
  await page.goto('/cadastro-de-nota-fiscal')
  await expect(page.getByText('Envie o XML e receba na hora.')).toBeVisible()
  await choose(page, signed.xml({ number: '8001' }))
  await expect(page.getByText('Código lido. Esta nota ainda não foi enviada.')).toBeVisible()
  await expect(page.getByText('Envie o XML e receba na hora.')).toBeHidden()
  await expect(page.getByLabel('Número da nota')).toHaveValue('8001')
  await page.getByRole('button', { name: 'Enviar nota' }).click()
  await expect(page.getByText('Conferindo a assinatura da nota...')).toBeVisible()
  await signed.read()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moedas na hora')
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Creditada na hora: 1.124 moedas. Liberadas amanhã às 14h02.',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver notas enviadas' }).click()
  await expect(page.getByText('Envie o XML e receba na hora.')).toBeVisible()
  await page.getByRole('link', { name: /8001/ }).click()
  await expect(page.getByText('Creditada na hora: 1.124 moedas.')).toBeVisible()
})

test('what is missing is said, and that a person decides', async ({
  as,
  given,
  signed,
  expectAccessible,
}) => {
  const page = await as(await given.member({ type: 'attendant', shop: '11222333000181' }))
  await page.clock.setFixedTime(now)
  await page.goto('/cadastro-de-nota-fiscal')
  await choose(page, signed.xml({ number: '8002' }))
  await expect(page.getByLabel('Número da nota')).toHaveValue('8002')
  await page.getByRole('button', { name: 'Enviar nota' }).click()
  await expect(page).toHaveURL(/documento-cadastrado/)
  await signed.read()
  await page.clock.resume()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'O comprador desta nota não é a sua loja. A equipe confere e as moedas caem até qua., 25/11.',
  )
  await expectAccessible(page)
})

test('the team sees what was credited and why the rest was not, and takes back with one press', async ({
  as,
  asStaff,
  given,
  signed,
  world,
  expectAccessible,
}) => {
  await world.database.pool.query(`update setting set instant_limit_coins = 1200`)
  const page = await as(await given.member({ type: 'attendant', shop, name: 'Paulo Reis' }))
  await page.clock.setFixedTime(now)
  for (const said of [{ number: '8101' }, { number: '8102', buyer: '11222333000181' }]) {
    await page.goto('/cadastro-de-nota-fiscal')
    await choose(page, signed.xml(said))
    await expect(page.getByLabel('Número da nota')).toHaveValue(said.number)
    await page.getByRole('button', { name: 'Enviar nota' }).click()
    await expect(page).toHaveURL(/documento-cadastrado/)
  }
  await signed.read()
  // Nobody has to check blind what the next one sees.
  await world.database.pool.query('update invoice set blind_check = false')
  const office = await asStaff(await given.staff({ role: 'admin' }))
  await office.clock.setFixedTime(now)
  await office.goto('/gestao/credito-na-hora')
  const credited = office.getByRole('row', { name: /8101/ })
  await expect(credited).toContainText('Creditada')
  await expect(office.getByRole('row', { name: /8102/ })).toContainText(
    'O comprador não é a loja de quem enviou.',
  )
  await expect(office.getByText('Sem pasta de autoridades')).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Por quê: nota 8102' }).click()
  const why = office.getByRole('dialog')
  await expect(why.getByRole('row', { name: /Comprada pela loja/ })).toContainText('Não vale')
  await expectAccessible(office)
  await office.keyboard.press('Escape')
  await office.getByLabel('Modo de Distribuidora Andorinha').selectOption('Na sombra')
  await expect(office.getByText('Modo salvo.')).toBeVisible()
  await credited.getByRole('button', { name: 'Estornar a nota 8101' }).click()
  await expect(office.getByText('Estornada. O membro já foi avisado.')).toBeVisible()
  await expect(credited).toContainText('Estornada')
  await page.goto('/extrato')
  await expect(page.getByText('-1.124').or(page.getByText('−1.124')).first()).toBeVisible()
})
