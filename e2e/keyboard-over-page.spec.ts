import type { Locator, Page } from '@playwright/test'
import { memberPaths } from '#contract/paths.ts'
import { expect, test } from './fixtures.ts'

/** A keyboard that lies over the page, as on iOS: the page keeps its height, and only the visual viewport shrinks. */
const screen = { width: 390, height: 844 }
const left = 410

test('a keyboard over the page leaves a dialog’s field and its button in sight', async ({ as, given }) => {
  for (let place = 0; place < 12; place += 1) await given.product({ title: `Quintal Teclado ${place}` })
  const page = await as(await given.member({ type: 'attendant' }))
  await emulateVisualViewport(page)
  await page.goto(memberPaths.sendInvoice)
  await page.getByRole('button', { name: 'Adicionar produto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Escolher produtos' })
  const done = dialog.getByRole('button', { name: /^Pronto/ })
  await expectInSight(done)
  const search = dialog.getByRole('searchbox')
  await search.focus()
  for (const scrolled of [0, 120]) {
    await raiseKeyboard(page, scrolled)
    await expectInSight(search)
    await expectInSight(done)
  }
  await lowerKeyboard(page)
  expect(await bottomOf(done)).toBeGreaterThan(left + 120)
})

test('a keyboard over the page leaves the field and what saves it in sight', async ({ asStaff, given }) => {
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await emulateVisualViewport(page)
  await page.goto('/gestao/produtos/novo')
  const fields = page.getByRole('main').getByRole('textbox')
  await fields.first().fill('Quintal Filhotes')
  const save = page.getByRole('button', { name: 'Criar produto' })
  await expect(save).toBeVisible()
  for (const field of [fields.first(), page.getByLabel('Descrição')]) {
    await lowerKeyboard(page)
    await field.focus()
    await raiseKeyboard(page, 0)
    await expectInSight(field)
    await expectInSight(save)
  }
})

test('a keyboard over the page leaves every field of a long dialog and its button within reach', async ({
  asStaff,
  given,
}) => {
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await emulateVisualViewport(page)
  await page.goto('/gestao/promotores')
  await page.getByRole('button', { name: 'Novo promotor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().focus()
  await raiseKeyboard(page, 0)
  const inside = await dialog.getByRole('textbox').all()
  for (const each of [...inside, dialog.getByRole('button').last()]) {
    await each.focus()
    await expectInSight(each)
  }
})

type Emulated = { show: (height: number, offsetTop: number) => void }

async function emulateVisualViewport(page: Page) {
  await page.setViewportSize(screen)
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: viewport })
    const show: Emulated['show'] = (height, offsetTop) => {
      Object.assign(viewport, { height, offsetTop })
      viewport.dispatchEvent(new Event('resize'))
    }
    Object.assign(window, { emulated: { show } })
  })
}

function raiseKeyboard(page: Page, offsetTop: number) {
  return show(page, left, offsetTop)
}

function lowerKeyboard(page: Page) {
  return show(page, screen.height, 0)
}

async function show(page: Page, height: number, offsetTop: number) {
  const shown = { height, offsetTop }
  await page.evaluate((to) => {
    const { emulated } = window as unknown as { emulated: Emulated }
    emulated.show(to.height, to.offsetTop)
  }, shown)
}

/** Within what the keyboard leaves, and under nothing else. */
async function expectInSight(what: Locator) {
  await expect(async () => {
    const hidden = await what.evaluate((element) => {
      const { top, bottom, left: start, width } = element.getBoundingClientRect()
      const seen = window.visualViewport
      const [from, to] = [seen?.offsetTop ?? 0, (seen?.offsetTop ?? 0) + (seen?.height ?? 0)]
      const hit = document.elementFromPoint(start + width / 2, (top + bottom) / 2)
      const isFree = hit !== null && (element.contains(hit) || hit.contains(element))
      return top >= from - 1 && bottom <= to + 1 && isFree ? undefined : { top, bottom, from, to, isFree }
    })
    expect(hidden).toBeUndefined()
  }).toPass({ timeout: 5000 })
}

async function bottomOf(what: Locator): Promise<number> {
  const box = await what.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}
