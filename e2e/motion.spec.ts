import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { redeem } from '#contract/redemptions.ts'
import { setGoal } from '#contract/store.ts'
import { expect, test } from './fixtures.ts'
import { credit, errorsOn, movedOn, phone, watchMotion } from './motion-setting.ts'

test.beforeEach(async ({ world }) => {
  await world.database.transaction((tx) =>
    tx.updateTable('prize').set({ withdrawn_at: world.clock.now() }).execute(),
  )
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const travels = ['::view-transition-group(picture)', '::view-transition-old(picture)']

test('the picture of a prize travels to its page and back, and the place is found again', async ({
  as,
  given,
  expectAccessible,
}) => {
  for (let count = 0; count < 12; count++) await given.prize({ title: `Caneta ${count}`, price: 100 + count })
  const page = await as(await given.member({ coins: 50 }))
  const errors = errorsOn(page)
  await watchMotion(page)
  await page.setViewportSize(phone)
  await page.goto('/loja')
  const link = page.getByRole('link', { name: 'Caneta 3', exact: true })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(title(page)).toHaveText('Caneta 3')
  await expect(title(page)).toBeFocused()
  await expect.poll(() => movedOn(page)).toEqual(expect.arrayContaining(travels))
  await expectAccessible(page)
  await page.evaluate(() => window.moved.clear())
  await page.goBack()
  await expect(title(page)).toHaveText('Loja')
  await expect.poll(() => movedOn(page)).toEqual(expect.arrayContaining(travels))
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(title(page)).toHaveText('Caneta 3')
  await page.getByRole('link', { name: 'Loja' }).first().click()
  await expect(title(page)).toHaveText('Loja')
  expect(errors).toEqual([])
})

test('whoever wants nothing to move is simply there', async ({ as, given }) => {
  await given.prize({ title: 'Caneta', price: 100 })
  const ana = await given.member({ type: 'attendant', coins: 50, hasAddress: true })
  const page = await as(ana)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchMotion(page)
  await page.goto('/loja')
  await page.getByRole('link', { name: 'Caneta' }).click()
  await expect(title(page)).toHaveText('Caneta')
  await page.goBack()
  await expect(title(page)).toHaveText('Loja')
  await given.invoice({ member: ana, status: 'counted' })
  await page.goto('/home')
  await expect(page.getByRole('banner')).toContainText('150')
  await expect(page.getByRole('main')).toContainText('150 moedas')
  await expect(page.getByRole('main').locator('[data-mood]')).toHaveCount(0)
  await page.goto('/loja')
  await page.getByRole('article').getByRole('button', { name: 'Resgatar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resgatar' }).click()
  await expect(title(page)).toHaveText('Prêmio resgatado')
  await page.waitForTimeout(500)
  expect((await movedOn(page)).filter((name) => name !== 'coming picture')).toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('from the sent invoices the name of one becomes the title of its page', async ({ as, given }) => {
  const bia = await given.member({ type: 'attendant' })
  await given.invoice({ member: bia, number: '1241' })
  await given.invoice({ member: bia, number: '1242' })
  const page = await as(bia)
  const errors = errorsOn(page)
  await watchMotion(page)
  await page.setViewportSize(phone)
  await page.goto('/documentos-enviados')
  await page.getByRole('link', { name: /1241/ }).click()
  await expect(title(page)).toHaveText('Nota 1241')
  await expect
    .poll(() => movedOn(page))
    .toEqual(expect.arrayContaining(['::view-transition-group(headline)', '::view-transition-old(headline)']))

  // Where the list stands beside it, what is opened has the name alone.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: /1242/ }).click()
  await expect(title(page)).toHaveText('Nota 1242')
  expect(errors).toEqual([])
})

test('what is on its way arrives, also where the invoice itself comes meanwhile', async ({ as, given }) => {
  const bia = await given.member({ type: 'attendant' })
  await given.invoice({ member: bia, number: '1241' })
  const page = await as(bia)
  await watchMotion(page)
  await page.setViewportSize(phone)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/documents/*', async (route) => {
    if (!route.request().url().endsWith('/promise')) await answer.promise
    await route.continue()
  })
  await page.goto('/documentos-enviados')
  await page.evaluate(() => document.documentElement.style.setProperty('--d-3', '20s'))
  await page.getByRole('link', { name: /1241/ }).click()
  await expect.poll(() => movedOn(page)).toContain('::view-transition-group(headline)')
  answer.resolve()
  await expect(page.getByRole('heading', { name: 'Caminho da nota' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.matches(':active-view-transition'))).toBe(true)
})

test('a screen fades over the last one, and what travels is not laid out anew at every frame', async ({
  as,
  given,
}) => {
  await given.prize({ title: 'Caneta', price: 100 })
  const page = await as(await given.member({ coins: 50 }))
  await page.addInitScript(() => {
    window.animated = {}
    addEventListener('animationstart', ({ pseudoElement }) => {
      const ofIt = document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => effect instanceof KeyframeEffect && effect.pseudoElement === pseudoElement)
      const frames = ofIt.flatMap((effect) => (effect as KeyframeEffect).getKeyframes())
      const always = ['offset', 'computedOffset', 'easing', 'composite']
      window.animated[pseudoElement] = [...new Set(frames.flatMap(Object.keys))].filter(
        (key) => !always.includes(key),
      )
    })
  })
  await page.setViewportSize(phone)
  await page.goto('/loja')
  await page.getByRole('link', { name: 'Caneta', exact: true }).click()
  await expect(title(page)).toHaveText('Caneta')
  await expect
    .poll(() => page.evaluate(() => window.animated))
    .toMatchObject({
      '::view-transition-group(picture)': ['transform'],
      // Without a blend of its own, which would add the light of both screens.
      '::view-transition-new(root)': ['opacity'],
    })
})

test('pictures of challenges and redemptions travel as well', async ({ as, given, world }) => {
  const caneta = await given.prize({ title: 'Caneta', price: 100 })
  await given.challenge({ title: 'Desafio da primavera' })
  const ana = await given.member({ coins: 500, hasAddress: true })
  await world.api.as(ana).call(redeem, { product_id: caneta.id })
  const page = await as(ana)
  const errors = errorsOn(page)
  await watchMotion(page)
  await page.setViewportSize(phone)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Desafio da primavera' }).click()
  await expect(title(page)).toHaveText('Desafio da primavera')
  await expect.poll(() => movedOn(page)).toEqual(expect.arrayContaining(travels))
  await page.goto('/meus-resgates')
  await page.getByRole('link', { name: /Caneta/ }).click()
  await expect(title(page)).toHaveText('Caneta')
  await expect.poll(() => movedOn(page)).toEqual(expect.arrayContaining(travels))
  expect(errors).toEqual([])
})

test('coins credited since the last look fly to the goal, whose bar then fills', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const prize = await given.prize({ title: 'Mochila', price: 1000 })
  const bia = await given.member({ type: 'attendant', coins: 400 })
  await world.api.as(bia).call(setGoal, { product_id: prize.id })
  const page = await as(bia)
  await watchMotion(page)
  await page.setViewportSize(phone)
  await page.goto('/home')
  const bar = page
    .getByRole('main')
    .getByRole('progressbar', { name: /Mochila/ })
    .first()
  await expect(bar).toHaveJSProperty('value', 0.4)
  await expect.poll(() => movedOn(page)).toContain('eyes')
  expect(await movedOn(page)).not.toContain('flying coins')
  expect(await movedOn(page)).not.toContain('rolling figure')

  await given.invoice({ member: bia, status: 'counted' })
  await page.goto('/home')
  // Whoever listens hears the new figure at once, and nothing of the digits that pass.
  await expect(page.getByRole('main')).toContainText('500')
  await expect.poll(() => movedOn(page)).toEqual(expect.arrayContaining(['flying coins', 'rolling figure']))
  await expect(bar).toHaveJSProperty('value', 0.5)
  await expect(page.getByRole('main').locator('[data-mood="happy"]')).toBeVisible()
  await expect(page.locator('[data-coins]')).toHaveCount(0)
  await expect(page.locator('[data-rolls]')).toHaveCount(0)
  await expect(page.getByRole('main').locator('[data-mood="idle"]')).toBeVisible()
  await expectAccessible(page)

  // Once, and not at every visit.
  await page.reload()
  await expect(bar).toHaveJSProperty('value', 0.5)
  await page.waitForTimeout(1200)
  expect(await movedOn(page)).not.toContain('flying coins')

  // And while somebody looks.
  await credit(world, bia)
  await expect.poll(() => movedOn(page)).toEqual(expect.arrayContaining(['flying coins', 'rolling figure']))
  await expect(page.getByRole('main')).toContainText('600')
  await expect(bar).toHaveJSProperty('value', 0.6)
})

test('a goal that coins reach is celebrated', async ({ as, given, world }) => {
  const prize = await given.prize({ title: 'Mochila', price: 450 })
  const bia = await given.member({ type: 'attendant', coins: 400 })
  await world.api.as(bia).call(setGoal, { product_id: prize.id })
  const page = await as(bia)
  await watchMotion(page)
  await page.goto('/home')
  await expect(page.getByRole('main').getByText('faltam 50', { exact: false }).first()).toBeVisible()
  await given.invoice({ member: bia, status: 'counted' })
  await page.goto('/home')
  await expect.poll(() => movedOn(page)).toContain('particles')
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('a redeemed prize is celebrated for less than two seconds, and not when the page is opened again', async ({
  as,
  given,
}) => {
  await given.prize({ title: 'Caneta', price: 100 })
  const page = await as(await given.member({ coins: 300, hasAddress: true }))
  await watchMotion(page)
  await page.goto('/loja')
  await page.getByRole('article').getByRole('button', { name: 'Resgatar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resgatar' }).click()
  await expect.poll(() => movedOn(page)).toContain('particles')
  await expect(page.locator('canvas')).toHaveCount(0, { timeout: 3000 })
  await expect(page.getByRole('main').locator('[data-mood="happy"]')).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveText('Prêmio resgatado')
  await expect(page.getByRole('main').locator('[data-mood="happy"]')).toBeVisible()
  expect(await movedOn(page)).not.toContain('particles')
})

test('Caramelo shows how things stand, and stands still as a picture for who wants nothing to move', async ({
  as,
  given,
}) => {
  await given.prize({ title: 'Caneta', price: 100 })
  const page = await as(await given.member())
  await watchMotion(page)
  for (const [path, mood, part] of [
    ['/notificacao', 'sleeping', 'breath'],
    ['/loja?busca=nada', 'searching', 'lens'],
    ['/home', 'idle', 'eyes'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    await expect(page.getByRole('main').locator(`[data-mood="${mood}"]`)).toBeVisible()
    expect(await movedOn(page)).toContain(part)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('main').locator('img[src*="caramelo"]')).toBeVisible()
    await expect(page.locator('[data-mood]')).toHaveCount(0)
  }
})

test('his parts weigh little, and come to rest within five seconds', async ({ as, given }) => {
  const page = await as(await given.member())
  let bytes = 0
  page.on('response', async (response) => {
    if (/caramelo-rig/.test(response.url())) bytes += gzipSync(await response.body()).length
  })
  await page.goto('/notificacao')
  await expect(page.locator('[data-mood="sleeping"]')).toBeVisible()
  const longestMs = await page
    .locator('[data-mood]')
    .evaluate((dog) =>
      Math.max(
        ...dog.getAnimations({ subtree: true }).map((one) => Number(one.effect?.getComputedTiming().endTime)),
      ),
    )
  expect(longestMs).toBeGreaterThan(1000)
  expect(longestMs).toBeLessThanOrEqual(5000)
  expect([bytes, bytes > 0 && bytes < 4000]).toEqual([bytes, true])
})

test('a prize’s picture fades in over its ground, and one that is there already does not', async ({
  as,
  given,
}) => {
  await given.prize({ title: 'Caneta', price: 100 })
  const page = await as(await given.member())
  await page.route('**/api/store', async (route) => {
    const [prize] = await (await route.fetch()).json()
    await route.fulfill({ json: [{ ...prize, image: { link: '/slow.png' } }] })
  })
  await watchMotion(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/slow.png*', async (route) => {
    await held.promise
    await route.fulfill({ path: 'brand/icons/icon-192.png' })
  })
  await page.goto('/loja')
  const picture = page.getByRole('article').locator('img[src*="slow"]')
  await expect(picture).toHaveCSS('opacity', '0')
  held.resolve()
  await expect(picture).toHaveCSS('opacity', '1')
  await expect.poll(() => movedOn(page)).toContain('coming picture')
  await page.evaluate(() => window.moved.clear())
  await page.getByRole('link', { name: 'Caneta' }).click()
  await expect(title(page)).toHaveText('Caneta')
  await expect(page.getByRole('main').locator('img[src*="slow"]')).toHaveCSS('opacity', '1')
  expect(await movedOn(page)).not.toContain('coming picture')
})

test('a sheet comes in whole: the store does not shine through its words', async ({ as, given }) => {
  await given.prize({ title: 'Caneta', price: 100 })
  const page = await as(await given.member({ coins: 300, hasAddress: true }))
  await page.setViewportSize(phone)
  await page.goto('/loja')
  await page.getByRole('article').getByRole('button', { name: 'Resgatar' }).click()
  const opacities = await page.getByRole('dialog').evaluate((dialog) => {
    const [animation] = dialog.getAnimations()
    const keyframes = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? []
    return keyframes.map(({ opacity = 'as it is' }) => opacity)
  })
  expect(opacities).toEqual(['as it is', 'as it is'])
})
