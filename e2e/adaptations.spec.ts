import type { Page } from '@playwright/test'
import { memberPaths } from '#contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { membersScreens } from './members-screens.ts'

test('with forced colours every screen keeps its controls', async ({ page, as, given, expectAccessible }) => {
  const home = await as(await given.member())
  for (const [screen, address] of [
    [page, '/'],
    [home, '/home'],
  ] as const) {
    await screen.emulateMedia({ forcedColors: 'active' })
    await screen.goto(address)
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(screen)
  }
  const box = page.locator('input[name=email]').locator('..')
  const border = await box.evaluate((element) => getComputedStyle(element).borderTopWidth)
  expect(Number.parseFloat(border)).toBeGreaterThan(0)
})

test('with forced colours every field, button and chosen thing of a member has its line', async ({
  as,
  given,
}) => {
  test.slow()
  const ana = await given.member({ type: 'attendant', coins: 900 })
  await given.prize({ title: 'Caneca', price: 300 })
  const page = await as(ana)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active' })
  for (const address of membersScreens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link')).not.toHaveCount(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect([address, ...(await page.evaluate(withoutLines))]).toEqual([address])
  }
})

/** Runs in the page: controls that nothing sets off from the page, and chosen ones that look like all others. */
function withoutLines(): string[] {
  const isDrawn = (element: Element | null): boolean => {
    if (!element || element.matches('main, body')) return false
    const { borderTopWidth, borderBottomWidth, outlineWidth, outlineStyle } = getComputedStyle(element)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return (
      hasOutline ||
      Number.parseFloat(borderTopWidth) > 0 ||
      Number.parseFloat(borderBottomWidth) > 0 ||
      element.matches('[type=range], [type=checkbox], [type=radio]')
    )
  }
  const all = [...document.querySelectorAll('main :is(input:not([type=file]), select, textarea)')]
  const fields = all.filter((it) => it.getClientRects().length > 0)
  const bare = fields.filter(
    (it) => !isDrawn(it) && !isDrawn(it.parentElement) && !isDrawn(it.closest('label')),
  )
  const pressed = [...document.querySelectorAll('[aria-pressed=true]')]
  const alike = pressed.filter((it) => {
    const other = it.parentElement?.querySelector('[aria-pressed=false]')
    return other && getComputedStyle(it).backgroundColor === getComputedStyle(other).backgroundColor
  })
  return [...bare, ...alike].map((it) => it.outerHTML.slice(0, 160))
}

test('the right thumb reaches the bar and what each screen is for', async ({ as, given }) => {
  const ana = await given.member({ type: 'attendant', coins: 900 })
  const page = await as(ana)
  const screen = { width: 390, height: 844 }
  await page.setViewportSize(screen)
  for (const address of membersScreens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Navegação' }).getByRole('link')
    const boxes = await bar.evaluateAll((links) =>
      links
        .filter((link) => link.getClientRects().length > 0)
        .map((link) => link.getBoundingClientRect().toJSON()),
    )
    expect([address, boxes.length]).toEqual([address, 5])
    for (const { width, height, top } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(top).toBeGreaterThan(screen.height / 3)
    }
  }
  for (const [address, act] of mainActs) {
    await page.goto(address)
    const main = page.getByRole('main').getByRole('button', { name: act, exact: true })
    await main.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    const { y = 0, width = 0, height = 0 } = (await main.boundingBox()) ?? {}
    expect([address, y + height / 2 > screen.height / 3]).toEqual([address, true])
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

const mainActs = [
  [memberPaths.sendInvoice, 'Enviar nota'],
  [memberPaths.editData, 'Salvar'],
  [memberPaths.editAddress, 'Salvar'],
  [memberPaths.changePassword, 'Salvar'],
] as const

test('with reduced motion nothing moves', async ({ page, livingUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of ['/', livingUrl]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const timing = animation.effect?.getComputedTiming()
        return Number(timing?.activeDuration) > 10 ? [animation.toString()] : []
      }),
    )
    expect(moving).toEqual([])
  }
})

test('letters of twice the size fit at any width', async ({ page, as, given }) => {
  for (const address of ['/', memberPaths.signUp, memberPaths.regulation]) await fits(page, address)
  const member = await as(await given.member({ type: 'attendant', coins: 12_500 }), { language: 'es' })
  for (const address of membersScreens) await fits(member, address)
})

async function fits(screen: Page, address: string) {
  await screen.goto(address)
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await enlarge(screen)
  for (const width of [320, 768, 1280]) {
    await screen.setViewportSize({ width, height: 800 })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect([address, width, await screen.evaluate(overflow)]).toEqual([address, width, 0])
  }
}

async function enlarge(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}
