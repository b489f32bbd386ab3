import type { Page } from '@playwright/test'
import { memberPaths, officePaths } from '#contract/paths.ts'
import { expect, test, walkTo } from './fixtures.ts'
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
    await walkTo(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link')).not.toHaveCount(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect([address, ...(await page.evaluate(withoutLines))]).toEqual([address])
  }
})

test('with forced colours every field and chosen thing of the back office has its line', async ({
  asStaff,
  given,
}) => {
  test.slow()
  const member = await given.member({ type: 'attendant' })
  const rows = [{ product: await given.product(), valueCents: 20_000 }]
  await given.invoice({ member, rows, dueOn: '2026-11-18' })
  await given.prize({ title: 'Caneca', price: 300 })
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.emulateMedia({ forcedColors: 'active' })
  const chosen = new Set<string>()
  // The ways in lead on to the first screen, whose title is there then already.
  const { choosePassword, forgottenPassword, singleSignOn, dashboard } = officePaths
  const loaded: readonly string[] = [choosePassword, forgottenPassword, singleSignOn, dashboard]
  for (const path of Object.values(officePaths)) {
    if (path === officePaths.door || path.includes(':')) continue
    await page.setViewportSize({ width: 1280, height: 900 })
    await (loaded.includes(path) ? page.goto(`/gestao${path}`) : walkTo(page, `/gestao${path}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect([path, width, ...(await page.evaluate(withoutLines))]).toEqual([path, width])
      expect([path, width, ...(await page.evaluate(unmarked))]).toEqual([path, width])
    }
    for (const name of await page.evaluate(chosenThings)) chosen.add(name)
  }
  // What was looked for was there: the area in the rail, a period, a row of the queue, a language.
  expect([...chosen].sort()).toEqual(['aria-current', 'aria-pressed'])
})

/** Runs in the page: chosen ones that nothing but the weight of their letters tells from the others. */
function unmarked(): string[] {
  const chosen = '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]'
  const shown = [...document.querySelectorAll(chosen)].filter((it) => it.getClientRects().length > 0)
  const hasLine = ({ outlineStyle, outlineWidth, borderTopWidth, borderTopStyle }: CSSStyleDeclaration) =>
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
    (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 1)
  const isMarked = (it: Element) =>
    hasLine(getComputedStyle(it)) ||
    getComputedStyle(it).forcedColorAdjust === 'none' ||
    getComputedStyle(it, '::after').forcedColorAdjust === 'none'
  return shown.filter((it) => !isMarked(it)).map((it) => it.outerHTML.slice(0, 160))
}

function chosenThings(): string[] {
  return ['aria-current', 'aria-pressed'].filter(
    (name) => document.querySelector(`[${name}]:not([${name}=false])`) !== null,
  )
}

test('with forced colours a setting has its bar only where it was changed', async ({ asStaff, given }) => {
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/gestao${officePaths.settings}`)
  const barOf = (isChanged: boolean) =>
    page
      .locator(`[data-changed=${isChanged}]`)
      .first()
      .evaluate((row) => getComputedStyle(row).borderLeftColor)
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await barOf(false)).toBe(canvas)
  await page.getByLabel('Prazo para decidir uma nota').fill('7')
  expect(await barOf(true)).not.toBe(canvas)
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
  const all = [
    ...document.querySelectorAll('main :is(input:not([type=file], [aria-hidden=true]), select, textarea)'),
  ]
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
    await walkTo(page, address)
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
    await walkTo(page, address)
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
  for (const address of ['/', memberPaths.signUp, memberPaths.regulation]) {
    await page.goto(address)
    await fits(page, address)
  }
  const member = await as(await given.member({ type: 'attendant', coins: 12_500 }), { language: 'es' })
  for (const address of membersScreens) {
    await walkTo(member, address)
    await fits(member, address)
  }
})

async function fits(screen: Page, address: string) {
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
