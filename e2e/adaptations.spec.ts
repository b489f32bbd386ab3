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
