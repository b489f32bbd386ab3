import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { listInvoices } from '#contract/invoices.ts'
import { partBytes } from '#contract/invoices-parts.ts'
import { expect, test } from './fixtures.ts'
import { addProduct, choose, fileOf, givenProducts } from './invoice-setting.ts'

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

/** What a phone takes: of noise, so that it cannot be packed. */
async function largePhoto(side = 1400, quality = 92) {
  const raw = { width: side, height: side, channels: 3 } as const
  const content = await sharp(randomBytes(side * side * 3), { raw })
    .jpeg({ quality })
    .toBuffer()
  return fileOf('nota.jpg', 'image/jpeg', content)
}

/** The places of the parts that left the device, as they leave. */
function partsOf(page: Page): number[] {
  const places: number[] = []
  page.on('request', (request) => {
    const [, place] = /\/document\/parts\/[\w-]+\/(\d+)$/.exec(request.url()) ?? []
    if (place) places.push(Number(place))
  })
  return places
}

test('after a cut and a closed app only the rest of the file travels', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  const photo = await largePhoto()
  const count = Math.ceil(photo.buffer.length / partBytes)
  expect(count).toBeGreaterThan(2)
  const places = partsOf(page)
  await page.route('**/api/document/parts/*/1', (route) => route.abort())
  await page.goto('/cadastro-de-nota-fiscal')
  await choose(page, photo)
  const arrived = Math.floor((100 * partBytes) / photo.buffer.length)
  await expect(
    page.getByText(`A conexão caiu. ${arrived} % já chegou: continuamos daí, sozinhos.`),
  ).toBeVisible()
  await expectAccessible(page)
  expect(new Set(places)).toEqual(new Set([0, 1]))

  // Closed while the connection is still cut, so that it is not tried again meanwhile.
  await page.goto('about:blank')
  await page.unroute('**/api/document/parts/*/1')
  places.length = 0
  const wholes: string[] = []
  page.on('request', (request) => {
    if (/\/document\/(?:upload|create)$/.test(request.url())) wholes.push(request.url())
  })
  const completed = page.waitForResponse(/\/document\/parts\/[\w-]+\/complete$/)
  await page.goto('/cadastro-de-nota-fiscal')
  expect((await completed).status()).toBe(200)
  expect(places).toEqual(Array.from({ length: count - 1 }, (_, index) => index + 1))
  expect(wholes).toEqual([])

  await page.getByLabel('Número da nota').fill('4711')
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').fill('96,50')
  places.length = 0
  await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
  expect(places).toEqual([])
  expect((await world.api.as(camila).call(listInvoices)).map(({ number }) => number)).toEqual(['4711'])
})

test('an invoice that waits sends the parts that are missing, once there is a connection', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  const photo = await largePhoto()
  const places = partsOf(page)
  await page.route(/\/api\/document\/(?:parts\/[\w-]+\/[2-9]|create)$/, (route) => route.abort())
  await page.goto('/cadastro-de-nota-fiscal')
  await choose(page, photo)
  await expect(page.getByText('A conexão caiu.')).toBeVisible()
  await page.getByLabel('Número da nota').fill('4712')
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').fill('96,50')
  await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nota salva neste celular')
  places.length = 0
  await page.unrouteAll()
  await page.goto('/documentos-enviados')
  await expect(page.getByRole('region', { name: 'Hoje' }).getByRole('listitem')).toContainText('Nota 4712')
  expect(places.every((place) => place >= 2)).toBe(true)
  expect(places.length).toBeGreaterThan(0)
  expect(await world.api.as(camila).call(listInvoices)).toHaveLength(1)
})

test('for who saves data photos are drawn smaller, and nothing is fetched before it is needed', async ({
  as,
  given,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Asked for half a second after everything else.
  const last = page.waitForResponse('**/api/notifications')
  await page.goto('/home')
  await last
  expect(asked).not.toContain('/api/products')
  const photo = await largePhoto(1400, 100)
  await page.goto('/cadastro-de-nota-fiscal')
  const announced = page.waitForRequest('**/api/document/parts', { timeout: 40_000 })
  await choose(page, photo)
  const { size } = (await announced).postDataJSON()
  expect(size).toBeLessThan(photo.buffer.length / 2)
})
