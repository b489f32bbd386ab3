import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const narrow = { width: 390, height: 720 }
const wide = { width: 1280, height: 720 }

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const [piece, viewport, slides, gap] of [
  ['carousel-store', narrow, 2, 10],
  ['carousel-store', { width: 1023, height: 720 }, 2, 10],
  ['carousel-store', { width: 1024, height: 720 }, 3, 50],
  ['carousel-results', narrow, 1, 12],
  ['carousel-results', wide, 3, 16],
] as const) {
  test(`${piece} shows ${slides} at ${viewport.width} px, ${gap} px apart`, async ({ page, livingUrl }) => {
    await page.setViewportSize(viewport)
    const { cards } = await open(page, livingUrl, piece)
    for (let card = 0; card < slides; card++) await expect(cards.nth(card)).toBeInViewport({ ratio: 1 })
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(gap)
  })
}

test('on a phone a slice of the next card says that there is more', async ({ page, livingUrl }) => {
  await page.setViewportSize(narrow)
  const { cards } = await open(page, livingUrl, 'carousel-store')
  const third = await cards.nth(2).boundingBox()
  expect(third?.x).toBeLessThan(390 - 24)
  expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(390)
})

test('the arrows go by a view and stay in the keyboard’s way at the ends', async ({ page, livingUrl }) => {
  await page.setViewportSize(wide)
  const { cards, previous, next } = await open(page, livingUrl, 'carousel-store')
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await previous.focus()
  await expect(previous).toBeFocused()
  await previous.press('Enter')
  await expect(cards.nth(0)).toBeInViewport({ ratio: 1 })

  await next.click()
  await expect(cards.nth(3)).toBeInViewport({ ratio: 1 })
  await expect(cards.nth(2)).not.toBeInViewport()
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await next.click()
  await expect(cards.nth(6)).toBeInViewport({ ratio: 1 })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
})

test('arrow keys go by a view from the list and from a card', async ({ page, livingUrl }) => {
  await page.setViewportSize(narrow)
  const { list, cards } = await open(page, livingUrl, 'carousel-store')
  await list.focus()
  await page.keyboard.press('ArrowRight')
  await expect(cards.nth(2)).toBeInViewport({ ratio: 1 })
  await expect(cards.nth(3)).toBeInViewport({ ratio: 1 })
  await cards.nth(2).getByRole('button').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(cards.nth(0)).toBeInViewport({ ratio: 1 })
})

test('Tab goes through the cards and brings them into view', async ({ page, livingUrl }) => {
  await page.setViewportSize(narrow)
  const { list, cards } = await open(page, livingUrl, 'carousel-store')
  await list.focus()
  for (const card of [0, 2, 3]) {
    await page.keyboard.press('Tab')
    await expect(cards.nth(card).getByRole('button')).toBeFocused()
    await expect(cards.nth(card).getByRole('button')).toBeInViewport({ ratio: 1 })
  }
})

test('a swipe stops at a card and the arrows know', async ({ page, livingUrl }) => {
  await page.setViewportSize(narrow)
  const { list, cards, previous } = await open(page, livingUrl, 'carousel-store')
  await list.hover()
  await page.mouse.wheel(150, 0)
  await expect.poll(() => leftOf(cards.nth(1))).toBeCloseTo(16, 0)
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
})

test('the arrows follow the width of the screen and go where everything is in view', async ({
  page,
  livingUrl,
}) => {
  await page.setViewportSize(narrow)
  const { next } = await open(page, livingUrl, 'carousel-results')
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  await page.setViewportSize(wide)
  await expect(next).toBeHidden()
})

test('two prizes fill a phone and need no arrows', async ({ page, livingUrl }) => {
  await page.setViewportSize(narrow)
  const { cards, next } = await open(page, livingUrl, 'carousel-short')
  await expect(next).toBeHidden()
  const last = await cards.nth(1).boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(390 - 16)
})

test('no carousel makes a page of 320 px wider', async ({ page, livingUrl }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page, livingUrl, 'carousel-store')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

async function open(page: Page, livingUrl: string, piece: string) {
  await page.goto(`${livingUrl}?piece=${piece}`)
  const section = page.getByRole('region', { name: piece })
  const list = section.getByRole('list')
  await expect(list).toBeVisible()
  return {
    list,
    cards: list.getByRole('listitem'),
    previous: section.getByRole('button', { name: 'Anteriores' }),
    next: section.getByRole('button', { name: 'Próximos' }),
  }
}

async function leftOf(card: Locator): Promise<number> {
  return (await card.boundingBox())?.x ?? Number.NaN
}
