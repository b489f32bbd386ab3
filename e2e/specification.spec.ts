import sharp from 'sharp'
import type { World } from '#server/testing/world.ts'
import { expect, test } from './fixtures.ts'

/** Sentences of the specification that stand beside the large journeys. */

async function givenPicture({ files }: World, name: string) {
  const create = { width: 640, height: 320, channels: 3, background: '#f2a33c' } as const
  await files.put(`public/${name}`, await sharp({ create }).webp().toBuffer())
  return name
}

test('every challenge on home shows its picture, one after the other in a carousel', async ({
  as,
  given,
  world,
}) => {
  const image = await givenPicture(world, 'challenges/gatos.webp')
  for (const title of ['Mês dos gatos', 'Semana dos filhotes']) await given.challenge({ title, image })
  const page = await as(await given.member({ type: 'attendant' }))
  await page.goto('/home')
  const challenges = page.getByRole('region', { name: 'Desafios' })
  await expect(challenges.getByRole('listitem')).toHaveCount(2)
  const pictures = challenges.locator('img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', /\/files\/challenges\/gatos\.webp/)
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }
})

test('the card of a prize shows title, picture and price, and is grey where coins do not reach', async ({
  as,
  given,
  world,
}) => {
  const image = await givenPicture(world, 'prizes/caneta.webp')
  await given.prize({ title: 'Caneta', price: 90, images: [image] })
  await given.prize({ title: 'Mochila', price: 2900, images: [image] })
  const page = await as(await given.member({ coins: 100, hasAddress: true }))
  await page.goto('/home')
  const cards = page.getByRole('article')
  for (const [title, price] of [
    ['Caneta', '90'],
    ['Mochila', '2.900'],
  ] as const) {
    const card = cards.filter({ hasText: title })
    await expect(card).toContainText(price)
    await expect(card.locator('img').first()).toHaveAttribute('src', /prizes\/caneta\.webp/)
  }
  const filterOf = (title: string) =>
    cards
      .filter({ hasText: title })
      .locator('img')
      .first()
      .evaluate((picture) => {
        const shown = [picture, picture.parentElement].map((each) => each && getComputedStyle(each))
        return shown.map((style) => `${style?.filter} ${style?.opacity}`).join(' ')
      })
  expect(await filterOf('Mochila')).not.toBe(await filterOf('Caneta'))
})

test('the registration stands on the profile, and can be read and not changed among own data', async ({
  as,
  given,
}) => {
  const page = await as(await given.member({ type: 'attendant', shop: '27481936000138' }))
  await page.goto('/perfil')
  await expect(page.getByRole('main')).toContainText('27.481.936/0001-38')
  await page.goto('/editar-dados')
  const registration = page.getByLabel('CNPJ')
  await expect(registration).toHaveValue('27.481.936/0001-38')
  await expect(registration).toHaveAttribute('readonly')
})

test('own data ask for workplace, phone and e-mail, and a new password for both fields, before anything is sent', async ({
  as,
  given,
}) => {
  const page = await as(await given.member({ workplace: 'Clínica' }))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/editar-dados')
  for (const label of ['Clínica', 'Telefone', 'E-mail']) await page.getByLabel(label).fill('')
  await page.getByRole('button', { name: 'Salvar' }).click()
  for (const label of ['Clínica', 'Telefone', 'E-mail'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await page.goto('/alterar-senha')
  await page.getByRole('button', { name: 'Salvar' }).click()
  for (const label of ['Senha nova', 'Confirmar senha'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  expect(sent.filter((path) => path.startsWith('/api/user'))).toEqual([])
})

test('a new password that gets no answer says so and keeps what was typed', async ({ as, given }) => {
  const page = await as(await given.member())
  await page.route('**/api/user/update/password', (route) => route.abort())
  await page.goto('/alterar-senha')
  for (const label of ['Senha nova', 'Confirmar senha']) await page.getByLabel(label).fill('caramelo feliz 9')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Erro ao enviar os dados. Por favor, tente novamente.')).toBeVisible()
  await expect(page.getByLabel('Senha nova')).toHaveValue('caramelo feliz 9')
})

test('a page of notifications without any says so', async ({ as, given, expectAccessible }) => {
  const page = await as(await given.member())
  await page.goto('/notificacao')
  await expect(page.getByRole('heading', { name: /Nenhuma notificação/ })).toBeVisible()
  await expectAccessible(page)
})

test('the page of a redeemed prize shows a picture of it', async ({ as, given, world }) => {
  const image = await givenPicture(world, 'prizes/caneta.webp')
  await given.prize({ title: 'Lapiseira', price: 10, images: [image] })
  const page = await as(await given.member({ coins: 10, hasAddress: true }))
  await page.goto('/loja')
  await page.getByRole('button', { name: 'Resgatar Lapiseira' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resgatar' }).click()
  await expect(page).toHaveURL('/premio-resgatado')
  // The address changes before the screen does.
  await expect(page.getByLabel('Buscar prêmio')).toBeHidden()
  await expect(page.getByRole('main').locator('img[src*="prizes/caneta.webp"]')).toBeVisible()
})

test('the store is asked for only once somebody is signed in', async ({ page, as, given }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeVisible()
  await page.goto('/loja')
  await expect(page).toHaveURL('/')
  expect(asked.filter((path) => path === '/api/store')).toEqual([])
  const mine = await as(await given.member())
  const store = mine.waitForRequest('**/api/store')
  await mine.goto('/loja')
  await store
})

test('an answer that takes ten minutes is still waited for', async ({ as, given }) => {
  const page = await as(await given.member({ coins: 40 }))
  await page.clock.install()
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/store', async (route) => {
    await late
    await route.fallback()
  })
  await given.prize({ title: 'Chaveiro', price: 30 })
  await page.goto('/loja')
  await page.clock.runFor('10:00')
  answer()
  await expect(page.getByRole('article').filter({ hasText: 'Chaveiro' })).toBeVisible()
})

test('a calculation that fails is in the log as well', async ({ as, given }) => {
  const page = await as(await given.member())
  const logged: string[] = []
  // Without a service worker, which journeys block, its registration fails.
  page.on('pageerror', ({ name, message }) => {
    if (!message.includes("reading 'waiting'")) logged.push(name)
  })
  await page.route('**/api/simulator*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/recomendacao?pet=dog&fase=adults&peso=8.5&sobrepeso=false&idade=adults')
  await page.getByRole('button', { name: 'Calcular a porção' }).click()
  await expect.poll(() => logged).toEqual(['ApiFailure'])
})
