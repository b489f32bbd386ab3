import { readFile, truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { redeem } from '#contract/redemptions.ts'
import { shipRedemption } from '#contract/redemptions-office.ts'
import { expect, test } from './fixtures.ts'

function photo() {
  const create = { width: 900, height: 600, channels: 3, background: '#2a7' } as const
  return sharp({ create }).jpeg().toBuffer()
}

async function choose(page: Page, place: number, buffer: Buffer, name = 'foto.jpg') {
  const mimeType = 'image/jpeg'
  await page.locator('input[type=file]').nth(place).setInputFiles({ name, mimeType, buffer })
}

test('the profile shows who this is, and leads everywhere their level opens', async ({
  as,
  given,
  expectAccessible,
}) => {
  const page = await as(
    await given.member({ name: 'Camila Souza', type: 'attendant', workplace: 'Pet Center' }),
  )
  await page.goto('/home')
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camila Souza')
  await expect(page.getByRole('main')).toContainText('Pet Center')
  await expect(page.getByRole('main')).toContainText('moedas')
  for (const [name, path] of [
    ['Editar dados', '/editar-dados'],
    ['Editar endereço', '/editar-endereco'],
    ['Alterar senha', '/alterar-senha'],
    ['Política de privacidade', '/politicas-de-privacidade'],
    ['Regulamento', '/regulamento'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expectAccessible(page)
})

test('the profile tells what somebody did here, and what waits for them', async ({
  as,
  given,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  await given.invoice({ member: camila, status: 'counted' })
  await given.invoice({ member: camila, status: 'incomplete' })
  const page = await as(camila)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/perfil')
    await expect(page.getByText(/^100 moedas ganhas desde /)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '1º' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Notas enviadas 1 para corrigir' })).toBeVisible()
    await expectAccessible(page)
  }
  const cover = await page.locator('[class*=cover]').first().boundingBox()
  const list = await page.getByRole('list', { name: 'Minha atividade' }).boundingBox()
  expect(Math.round(cover?.x ?? 0)).toBe(Math.round(list?.x ?? -1))
})

test('a promoter sees no coins, but their network', async ({ as, given }) => {
  const page = await as(await given.promoter())
  await page.goto('/perfil')
  await expect(page.getByRole('link', { name: 'Minha rede' })).toBeVisible()
  await expect(page.getByText('moedas')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Editar dados' })).toHaveCount(0)
})

test('somebody being verified is led home from what is not open yet', async ({ as, given }) => {
  const page = await as(await given.member({ level: 2 }))
  for (const path of ['/editar-dados', '/editar-endereco', '/alterar-senha', '/minha-rede']) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
  }
})

test('a photo is cropped, sent and shown; a cover too', async ({ as, given, expectAccessible }) => {
  const page = await as(await given.member({ name: 'Camila Souza' }))
  await page.goto('/perfil')
  for (const [place, title] of [
    [1, 'Ajustar a foto'],
    [0, 'Ajustar a capa'],
  ] as const) {
    await choose(page, place, await photo())
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByLabel('Aproximar').fill('2')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Salvar imagem' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByText('Imagem atualizada.').first()).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src^="/files/"]')).toBeVisible()
  const cover = page.getByRole('main').locator('img[srcset]')
  expect(
    await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
})

test('a picture that is none is refused in words, before and after sending', async ({
  as,
  given,
}, testInfo) => {
  const page = await as(await given.member())
  await page.goto('/perfil')
  const large = testInfo.outputPath('foto.jpg')
  await writeFile(large, '')
  await truncate(large, 11 * 1024 * 1024)
  await page.locator('input[type=file]').nth(1).setInputFiles(large)
  await expect(page.getByText('A imagem passa de 10 MB. Escolha uma menor.')).toBeVisible()
  await choose(page, 1, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))
  await expect(page.getByText('Não deu para abrir esta imagem. Escolha outra.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.route('**/api/user/update/image/profile', (route) =>
    route.fulfill({ status: 422, json: { message: '', errors: { image: ['Escolha outra imagem.'] } } }),
  )
  await choose(page, 1, await photo())
  await page.getByRole('button', { name: 'Salvar imagem' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Escolha outra imagem.' })).toBeVisible()
})

test('data is edited: filled in before, checked here and there, shown after', async ({
  as,
  given,
  expectAccessible,
}) => {
  const other = await given.member()
  const page = await as(await given.member({ name: 'Camila Souza', workplace: 'Pet Center' }))
  await page.goto('/editar-dados')
  await expect(page.getByLabel('Nome completo')).toHaveValue('Camila Souza')
  await page.getByLabel('Nome completo').fill('')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expect(page.getByText('Preencha este campo.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nome completo').fill('Camila Nogueira')
  await page.getByLabel('Telefone').fill('11987654321')
  await page.getByLabel('E-mail').fill(other.email)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('E-mail').fill(`nova-${other.email}`)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page).toHaveURL('/perfil')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camila Nogueira')
  await expect(page.getByText('Dados salvos.')).toBeVisible()
})

test('a new e-mail waits for its confirmation, which is sent again, given up, asked for again and made', async ({
  as,
  given,
  page: mailReader,
  world,
  expectAccessible,
}) => {
  const camila = await given.member()
  const newEmail = `nova-${camila.email}`
  const page = await as(camila)
  const ask = async () => {
    await page.goto('/editar-dados')
    await page.getByLabel('Telefone').fill('11987654321')
    await page.getByLabel('E-mail').fill(newEmail)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page).toHaveURL('/perfil')
  }
  const waits = page.getByText('Falta confirmar o e-mail novo')
  await ask()
  await expect(waits).toBeVisible()
  await expect(page.getByText(`Enviamos um link para ${newEmail}.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(page.getByText('Link enviado de novo.')).toBeVisible()
  await page.getByRole('link', { name: 'Editar dados' }).click()
  await expect(waits).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(camila.email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Desistir da troca' }).click()
  await expect(waits).toBeHidden()

  await ask()
  await world.runJobs()
  const mail = world.mailbox.to(newEmail).at(-1)?.text ?? ''
  const { pathname, search } = new URL(/https?:\S+confirmar-email\S+/.exec(mail)?.[0] ?? '')
  await mailReader.goto(pathname + search)
  await expect(mailReader.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(mailReader)
  await page.reload()
  await expect(waits).toBeVisible()
  await mailReader.getByRole('button', { name: 'Confirmar este e-mail' }).press('Enter')
  await expect(mailReader.getByText('E-mail confirmado.')).toBeVisible()
  await expectAccessible(mailReader)
  await expect(mailReader.getByRole('link', { name: 'Continuar' })).toBeFocused()
  await mailReader.keyboard.press('Enter')
  await mailReader.getByLabel('E-mail').fill(newEmail)
  await mailReader.getByLabel('Senha', { exact: true }).fill(camila.password)
  await mailReader.getByRole('button', { name: 'Entrar' }).click()
  await expect(mailReader).toHaveURL('/home')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(waits).toHaveCount(0)
})

test('a link for a new e-mail that is spent says so', async ({ page, expectAccessible }) => {
  await page.goto('/confirmar-email?token=spent')
  await page.getByRole('button', { name: 'Confirmar este e-mail' }).click()
  await expect(page.getByRole('alert')).toContainText('Este link não vale mais.')
  await expectAccessible(page)
})

test('the address is edited, and its own words tell of a failure', async ({
  as,
  given,
  expectAccessible,
}) => {
  const page = await as(await given.member())
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/editar-endereco')
  await page.route('**/api/cep/*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByLabel('CEP').fill('74003010')
  await page.getByLabel('Rua').fill('Avenida Goiás')
  await page.getByLabel('Bairro').fill('Centro')
  await page.getByLabel('Cidade').fill('Goiânia')
  await page.getByLabel('Estado').fill('Goiás')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel('Número')).toBeFocused()
  await page.getByLabel('Número').fill('310')
  await expectAccessible(page)
  const save = page.getByRole('button', { name: 'Salvar' })
  await page.route('**/api/user/update/address', (route) =>
    route.fulfill({ status: 500, json: { error: '?' } }),
  )
  await save.click()
  await expect(page.getByText('Erro ao atualizar o endereço. Tente novamente.')).toBeInViewport()
  await page.unroute('**/api/user/update/address')
  await save.click()
  await expect(page).toHaveURL('/perfil')
  await page.goto('/editar-endereco')
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Goiás')
})

test('the password is changed, and the new one opens the door', async ({ as, given, browser, world }) => {
  const camila = await given.member()
  const page = await as(camila)
  await page.goto('/alterar-senha')
  await page.getByLabel('Senha nova').fill('12345678')
  await page.getByLabel('Confirmar senha').fill('outra coisa 9')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel('Senha nova')).toHaveAttribute('aria-invalid', 'true')
  // Only the server knows that this one is made of the programme's name.
  for (const field of ['Senha nova', 'Confirmar senha']) await page.getByLabel(field).fill('p3t1sc0-2026')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Esta senha é fácil de adivinhar. Escolha outra.')).toBeVisible()
  await expect(page.getByLabel('Senha nova')).toBeFocused()
  await page.getByLabel('Confirmar senha').fill('outra coisa 9')
  await page.getByLabel('Senha nova').fill('outra coisa 9')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page).toHaveURL('/perfil')
  const context = await browser.newContext({ baseURL: world.url })
  const answer = await context.request.post('/api/login', {
    data: { email: camila.email, password: 'outra coisa 9' },
  })
  expect(answer.status()).toBe(200)
  await context.close()
})

test('after a while a new password and another e-mail ask for the present password first', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member()
  world.clock.advance({ minutes: 20 })
  const page = await as(camila)
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
  await page.goto('/editar-dados')
  await page.getByLabel('Telefone').fill('11987654321')
  await page.getByLabel('E-mail').fill(`outra-${camila.email}`)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Senha atual')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(camila.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/perfil')
  await expect(page.getByText('Falta confirmar o e-mail novo')).toBeVisible()
  world.clock.advance({ minutes: 20 })
  await page.goto('/alterar-senha')
  await page.getByLabel('Senha nova').fill('outra coisa 9')
  await page.getByLabel('Confirmar senha').fill('outra coisa 9')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Senha atual')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByLabel('Senha atual')).toBeFocused()
  await page.keyboard.type(camila.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Senha alterada.')).toBeVisible()
})

test('open sessions are seen and ended', async ({ as, given, browser, world, expectAccessible }) => {
  const camila = await given.member()
  const elsewhere = await browser.newContext({
    baseURL: world.url,
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0',
  })
  const { access_token } = await (
    await elsewhere.request.post('/api/login', { data: { email: camila.email, password: camila.password } })
  ).json()
  const page = await as(camila)
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Aparelhos conectados' }).click()
  await expect(page.getByText('Este aparelho')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Encerrar Firefox/ }).click()
  await expect(page.getByText('Sessão encerrada.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Encerrar/ })).toHaveCount(0)
  const headers = { Authorization: `Bearer ${access_token}` }
  expect((await elsewhere.request.get('/api/user', { headers })).status()).toBe(401)
  await elsewhere.close()
})

test('the consent to news is given and withdrawn, and both are told', async ({
  as,
  given,
  expectAccessible,
}) => {
  const page = await as(await given.member())
  await page.goto('/consentimentos')
  const news = page.getByRole('switch', { name: 'Novidades e ofertas' })
  await expect(news).not.toBeChecked()
  await news.check()
  await expect(page.getByText(/^Aceito em/)).toBeVisible()
  await news.uncheck()
  await expect(page.getByText(/^Retirado em/)).toBeVisible()
  await expectAccessible(page)
})

test('one file holds everything about the person', async ({ as, given }) => {
  const page = await as(await given.member({ name: 'Camila Souza' }))
  await page.goto('/perfil')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^petisco-\d{4}-\d\d-\d\d\.json$/)
  const content = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(JSON.stringify(content)).toContain('Camila Souza')
})

test('after a while the file asks for the password first', async ({ as, given, world, expectAccessible }) => {
  const camila = await given.member({ name: 'Camila Souza' })
  world.clock.advance({ minutes: 20 })
  const page = await as(camila)
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
  const password = dialog.getByLabel('Senha atual')
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('outra-senha')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Esta não é a sua senha atual.')).toBeVisible()
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await password.fill(camila.password)
  const coming = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('Camila Souza')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/perfil')
})

test('after a while deletion asks for the password too, and can still be left', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member()
  world.clock.advance({ minutes: 20 })
  const page = await as(camila)
  await page.goto('/perfil')
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  const ask = async () => {
    await page.getByRole('button', { name: 'Excluir conta' }).press('Enter')
    const erase = page.getByRole('button', { name: 'Excluir', exact: true })
    // Not before it is told what is lost.
    await expect(erase).toBeEnabled()
    await erase.press('Enter')
    await expect(proof.getByLabel('Senha atual')).toBeFocused()
  }
  await ask()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await ask()
  await page.keyboard.type(camila.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toEqual(['language'])
})

test('the theme is chosen on the profile and kept', async ({ as, given }) => {
  const page = await as(await given.member())
  await page.goto('/perfil')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('switch', { name: 'Tema escuro' }).check()
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.reload()
  expect(await ground()).toBe(dark)
  await page.getByRole('switch', { name: 'Tema escuro' }).uncheck()
  expect(await ground()).toBe(light)
})

test('deletion asks first; a failure is told, and then the account is gone', async ({
  as,
  given,
  page: stranger,
  expectAccessible,
}) => {
  const camila = await given.member()
  const page = await as(camila)
  await page.goto('/perfil')
  const open = page.getByRole('button', { name: 'Excluir conta' })
  await open.click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await open.click()
  await page.route('**/api/user/delete-account', (route) => route.abort())
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveText(
    'Erro ao excluir a conta. Por favor, tente novamente.',
  )
  await page.unroute('**/api/user/delete-account')
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toEqual(['language'])
  await stranger.goto('/')
  await stranger.getByLabel('E-mail').fill(camila.email)
  await stranger.getByLabel('Senha', { exact: true }).fill(camila.password)
  await stranger.getByRole('button', { name: 'Entrar' }).click()
  await expect(stranger.getByRole('alert')).toContainText('não conferem')
})

test('before a deletion it is said what is lost: coins, redemptions that have not shipped, invoices', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant', coins: 500, hasAddress: true })
  const mug = await given.prize({ title: 'Caneca térmica', price: 120 })
  const bag = await given.prize({ title: 'Bolsa de passeio', price: 80 })
  for (const { id } of [mug, bag]) await world.api.as(camila).call(redeem, { product_id: id })
  const { id: shipped } = await world.api.as(camila).call(redeem, { product_id: bag.id })
  const admin = world.api.as(await given.staff({ role: 'admin' }))
  await admin.call(shipRedemption, { id: shipped, version: 1, carrier: 'Correios' })
  await given.invoice({ member: camila })
  const page = await as(camila)
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Excluir conta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('220 moedas deixam de valer')).toBeVisible()
  await expect(dialog.getByText('Estes 2 resgates, que ainda não foram enviados')).toBeVisible()
  await expect(dialog.getByText('Caneca térmica · 120 moedas')).toBeVisible()
  await expect(dialog.getByText('Bolsa de passeio · 80 moedas')).toBeVisible()
  await expect(dialog.getByText('1 nota em análise sai da fila (cerca de 100 moedas)')).toBeVisible()
  await expect(dialog.getByText('1 resgate a caminho fica sem acompanhamento')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('a promoter shows and sends their code, and sees who came', async ({ as, given, expectAccessible }) => {
  const promoter = await given.promoter({ code: 'BIA7K2' })
  await given.member({ name: 'Renato Meireles', promoter, level: 2 })
  await given.member({ name: 'Tânia Lopes', promoter, type: 'breeder' })
  const page = await as(promoter)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/minha-rede')
  await expect(page.getByText('BIA7K2', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code do seu link de cadastro' })).toBeVisible()
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByText('Link copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/cadastro\?codigo=BIA7K2$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Renato Meireles' })).toContainText(
    'Em verificação',
  )
  await page.getByLabel('Buscar por nome').fill('tania')
  await expect(page.getByText('Renato Meireles')).toBeHidden()
  await expectAccessible(page)
})
