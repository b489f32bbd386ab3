import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { listInvoices } from '#contract/invoices.ts'
import { liveTracks, phoneOf, receiptOnTable, show } from './camera-setting.ts'
import { expect, test } from './fixtures.ts'
import { addProduct, choose, givenProducts, xmlInvoice } from './invoice-setting.ts'
import { asInOldestBrowser } from './oldest-browser.ts'

const address = '/cadastro-de-nota-fiscal'

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

test('the camera finds the receipt, takes it by itself and straightens it', async ({
  browser,
  world,
  given,
  expectAccessible,
}) => {
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person })
  await page.goto(address)
  await page.getByRole('button', { name: 'Tirar foto' }).tap()
  const camera = page.getByRole('dialog', { name: 'Foto da nota' })
  await expect(camera.getByRole('status')).toHaveText('Muito escuro')
  await camera.getByRole('switch', { name: 'Tirar sozinha quando estiver boa' }).uncheck()
  await show(page, await receiptOnTable({ width: 240 }))
  await expect(camera.getByRole('status')).toHaveText('Aproxime')
  await show(page, await receiptOnTable({ height: 1500, degrees: 0 }))
  await expect(camera.getByRole('status')).toHaveText('Afaste: o papel está cortado')
  await show(page, await receiptOnTable({ blur: 6 }))
  await expect(camera.getByRole('status')).toHaveText('Segure firme')
  await show(page, await receiptOnTable())
  await expect(camera.getByRole('status')).toHaveText('Pronto')
  await expect(camera.locator('polygon')).toBeVisible()
  await expectAccessible(page)
  await camera.getByRole('switch').check()
  await show(page, await receiptOnTable({ width: 240 }))
  await expect(camera.getByRole('status')).toHaveText('Aproxime')
  await show(page, await receiptOnTable())
  await expect(camera.getByText('Foto tirada. Confira se dá para ler.')).toBeVisible()
  await expectAccessible(page)
  await camera.getByRole('button', { name: 'Usar esta foto' }).tap()
  await expect(camera).toBeHidden()
  const { width, height, edges } = await chosenPicture(page)
  expect(Math.abs(width - 480)).toBeLessThan(15)
  expect(Math.abs(height - 860)).toBeLessThan(20)
  expect(edges).toBeGreaterThan(200)
  expect(await liveTracks(page)).toBe(0)
  await context.close()
})

test('a camera that is refused or missing says so and leaves the ways that were there', async ({
  browser,
  world,
  given,
  expectAccessible,
}) => {
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person, hasCamera: 'refused' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Tirar foto' }).tap()
  const camera = page.getByRole('dialog', { name: 'Foto da nota' })
  await expect(camera.getByRole('alert')).toContainText('A câmera não foi permitida')
  await expectAccessible(page)
  const chooser = page.waitForEvent('filechooser')
  await camera.getByRole('button', { name: 'Usar a câmera do celular' }).tap()
  await (await chooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await receiptOnTable() })
  await expect(page.getByRole('img', { name: 'Foto escolhida: foto.jpg' })).toBeVisible()
  await context.close()

  const without = await phoneOf(browser, { url: world.url, person, hasCamera: 'none' })
  await without.page.goto(address)
  await without.page.getByRole('button', { name: /^Tirar/ }).tap()
  await expect(without.page.getByRole('dialog').getByRole('alert')).toContainText('Não achamos uma câmera')
  const files = without.page.waitForEvent('filechooser')
  await without.page.getByRole('dialog').getByRole('button', { name: 'Arquivo' }).tap()
  await (await files).setFiles(xmlInvoice(7101))
  await expect(without.page.getByLabel('Número da nota')).toHaveValue('7101')
  await without.context.close()
})

test('a browser that knows no cameras uses the phone’s own at once', async ({ browser, world, given }) => {
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person, hasCamera: 'unheard-of' })
  await page.goto(address)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Tirar foto' }).tap()
  await (await chooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await receiptOnTable() })
  await expect(page.getByRole('img', { name: 'Foto escolhida: foto.jpg' })).toBeVisible()
  await context.close()
})

test('a camera that cannot be loaded says so, and the next press opens the phone’s own', async ({
  browser,
  world,
  given,
}) => {
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person })
  await page.route('**/assets/camera-dialog-*.js', (route) => route.abort())
  await page.goto(address)
  await page.getByRole('button', { name: 'Tirar foto' }).tap()
  await expect(page.getByText('Nossa câmera não abriu.')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Tirar foto' }).tap()
  await chooser
  await context.close()
})

test('in the oldest browser the receipt is found, taken and straightened', async ({
  browser,
  world,
  given,
}) => {
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person })
  await asInOldestBrowser(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Tirar foto' }).tap()
  await show(page, await receiptOnTable())
  await page.getByRole('button', { name: 'Usar esta foto' }).tap()
  expect(Math.abs((await chosenPicture(page)).width - 480)).toBeLessThan(15)
  // A worker that is still on its way would miss its page.
  await page.unrouteAll({ behavior: 'wait' })
  await context.close()
})

test('a long receipt is taken in parts, which become one picture', async ({
  browser,
  world,
  given,
  expectAccessible,
}) => {
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Tirar foto' }).tap()
  const camera = page.getByRole('dialog')
  await expect(camera.getByRole('switch')).not.toBeChecked()
  await show(page, await receiptOnTable({ height: 1500, degrees: 0, left: 120 }))
  await expect(camera.getByRole('status')).toHaveText('Afaste: o papel está cortado')
  await camera.getByRole('button', { name: 'Tirar foto' }).tap()
  await expect(camera.getByText('O papel parece cortado na foto.')).toBeVisible()
  await camera.getByRole('button', { name: 'Adicionar outra parte' }).tap()
  await expect(camera.getByRole('heading')).toHaveText('Parte 2 da nota')
  await show(page, await receiptOnTable({ height: 1500, degrees: 0, left: 120, top: 0 }))
  await expect(camera.getByRole('status')).toHaveText('Pronto')
  await expect(camera.getByRole('button', { name: 'Tirar foto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(camera.getByRole('img')).toHaveCount(2)
  await expect(camera.getByText('2 partes. Confira a ordem.')).toBeVisible()
  await expectAccessible(page)

  await camera.getByRole('button', { name: 'Tirar de novo a parte 1' }).tap()
  await camera.getByRole('button', { name: 'Voltar' }).tap()
  await camera.getByRole('button', { name: 'Adicionar outra parte' }).tap()
  await camera.getByRole('button', { name: 'Tirar foto' }).tap()
  await camera.getByRole('button', { name: 'Remover a parte 3' }).tap()
  await camera.getByRole('button', { name: 'Juntar as 2 partes' }).tap()
  await expect(camera).toBeHidden()
  const { width, height } = await chosenPicture(page)
  expect(Math.abs(width - 480)).toBeLessThan(15)
  expect(height).toBeGreaterThan(2350)
  await context.close()
})

test('the camera goes off when it is closed, when the app is hidden and when the screen is left', async ({
  browser,
  world,
  given,
}) => {
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person })
  await page.goto('/home')
  await page.getByRole('link', { name: 'Enviar nota' }).tap()
  const open = page.getByRole('button', { name: 'Tirar foto' })
  await open.tap()
  await expect.poll(() => liveTracks(page)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(open).toBeFocused()
  expect(await liveTracks(page)).toBe(0)

  await open.tap()
  await expect.poll(() => liveTracks(page)).toBe(1)
  await hide(page, true)
  await expect.poll(() => liveTracks(page)).toBe(0)
  await hide(page, false)
  await expect.poll(() => liveTracks(page)).toBe(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => liveTracks(page)).toBe(0)
  await context.close()
})

test('a better photo is taken with the same camera, told if it is blurred, and sent', async ({
  browser,
  world,
  given,
  expectAccessible,
}) => {
  const person = await given.member({ type: 'attendant' })
  const { id } = await given.invoice({ member: person, number: '1250', status: 'incomplete' })
  const { context, page } = await phoneOf(browser, { url: world.url, person })
  await page.goto(`/documentos-enviados/${id}`)
  const blurred = await receiptOnTable({ blur: 6 })
  await choose(page, { name: 'tremida.jpg', mimeType: 'image/jpeg', buffer: blurred })
  await expect(page.getByText('A foto parece tremida.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tirar outra' }).first().tap()
  const camera = page.getByRole('dialog', { name: 'Foto da nota' })
  await show(page, await receiptOnTable())
  await camera.getByRole('button', { name: 'Usar esta foto' }).tap()
  await expect(camera).toBeHidden()
  await expect(page.getByText('A foto parece tremida.')).toHaveCount(0)
  expect(Math.abs((await chosenPicture(page)).width - 480)).toBeLessThan(15)
  await page.getByRole('button', { name: 'Enviar a foto' }).tap()
  await expect(page.getByText('Foto enviada. A nota voltou para a análise.')).toBeVisible()
  await context.close()
})

test('a blurred photo from the gallery is told, and sent all the same', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await page.goto(address)
  await choose(page, { name: 'boa.jpg', mimeType: 'image/jpeg', buffer: await receiptOnTable() })
  await expect(page.getByText('Não achamos o código na foto.')).toBeVisible()
  await expect(page.getByText('A foto parece tremida')).toHaveCount(0)
  await choose(page, {
    name: 'tremida.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptOnTable({ blur: 7 }),
  })
  await expect(page.getByText('A foto parece tremida. Talvez não dê para ler.')).toBeVisible()
  await expectAccessible(page)
  await choose(page, xmlInvoice(7102))
  await expect(page.getByText('A foto parece tremida')).toHaveCount(0)
  await choose(page, {
    name: 'cortada.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptOnTable({ height: 1500 }),
  })
  await expect(page.getByText('O papel parece cortado na foto.')).toBeVisible()
  const another = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Tirar outra foto' }).click()
  const tooDark = await sharp(await receiptOnTable())
    .linear(0.2, 0)
    .jpeg()
    .toBuffer()
  await (await another).setFiles({ name: 'escura.jpg', mimeType: 'image/jpeg', buffer: tooDark })
  await expect(page.getByText('A foto está escura. Talvez não dê para ler.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar assim mesmo' }).click()
  await expect(page.getByText('A foto está escura')).toHaveCount(0)
  await page.getByLabel('Número da nota').fill('7103')
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').fill('96,50')
  await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
  expect(await world.api.as(camila).call(listInvoices)).toHaveLength(1)
})

/** Size of the picture in the form, and the darkest of its four corners: paper, where it was straightened. */
function chosenPicture(page: Page) {
  return page.getByRole('img', { name: /^Foto escolhida: nota-\d+\.jpg$/ }).evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('There is no picture')
    await element.decode()
    const { naturalWidth: width, naturalHeight: height } = element
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    context?.drawImage(element, 0, 0)
    const points = [
      [8, 8],
      [width - 8, 8],
      [width - 8, height - 8],
      [8, height - 8],
    ] as const
    const edges = Math.min(...points.map(([x, y]) => context?.getImageData(x, y, 1, 1).data[1] ?? 0))
    return { width, height, edges }
  })
}

async function hide(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
