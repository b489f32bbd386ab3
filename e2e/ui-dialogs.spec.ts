import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 720 }

test('a dialog takes the focus to its title and gives it back on Esc', async ({ page, livingUrl }) => {
  const { opener, dialog } = await openRedemption(page, livingUrl)
  await expect(dialog.getByRole('heading', { name: 'Confirmação do resgate' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the button in the header closes it, by keyboard too', async ({ page, livingUrl }) => {
  const { opener, dialog } = await openRedemption(page, livingUrl)
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a press beside the dialog closes it, one that began inside does not', async ({ page, livingUrl }) => {
  const { dialog } = await openRedemption(page, livingUrl)
  await dialog.getByText('Seu saldo').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

test('nothing closes it while it is busy, and its answer is read out', async ({ page, livingUrl }) => {
  await page.clock.install()
  const { dialog } = await openRedemption(page, livingUrl)
  await dialog.getByRole('button', { name: 'Resgatar' }).click()
  await expect(dialog.getByRole('button', { name: 'Resgatando...' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await dialog.getByRole('button', { name: 'Voltar' }).click({ force: true })
  await expect(dialog).toBeVisible()
  await page.clock.runFor(1500)
  await expect(dialog.getByRole('alert')).toContainText('Nenhuma moeda saiu do seu saldo.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('what is behind an open dialog neither scrolls nor takes the focus', async ({ page, livingUrl }) => {
  await page.setViewportSize(phone)
  await page.goto(livingUrl)
  await page.getByRole('button', { name: 'Resgatar a mochila' }).click()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(200, 60)
  await page.mouse.wheel(0, 600)
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('main > section:not(#dialog)')),
    ).toBeNull()
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('it is a sheet at the foot of a phone and 520 px in the middle of a desk', async ({
  page,
  livingUrl,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  const { dialog } = await openRedemption(page, livingUrl)
  const sheet = await dialog.boundingBox()
  expect(sheet).toMatchObject({ x: 0, width: 390 })
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(720)
  await expect(dialog).toHaveCSS('border-radius', '24px 24px 0px 0px')
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(await dialog.boundingBox()).toMatchObject({ x: 380, width: 520 })
})

test('one for pictures fills every screen', async ({ page, livingUrl, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.goto(`${livingUrl}?piece=dialog-full-screen`)
  await page.getByRole('button', { name: 'Ver a foto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Foto da nota' })
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a long one scrolls by keyboard with its title and actions in view', async ({ page, livingUrl }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${livingUrl}?piece=dialog-tall`)
  await page.getByRole('button', { name: 'Ler o regulamento' }).click()
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('End')
  await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300)
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Entendi' })).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('nothing moves for those who asked for less motion', async ({ page, livingUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { dialog } = await openRedemption(page, livingUrl)
  await expect(dialog).toHaveCSS('animation-name', 'none')
})

async function openRedemption(page: Page, livingUrl: string) {
  await page.goto(`${livingUrl}?piece=dialog`)
  const opener = page.getByRole('button', { name: 'Resgatar a mochila' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Confirmação do resgate' })
  await expect(dialog).toBeVisible()
  return { opener, dialog }
}
