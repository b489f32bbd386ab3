import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a title sorts the table, turns the order round, and the address keeps it', async ({
  page,
  livingUrl,
}) => {
  const table = await openTable(page, livingUrl)
  const balance = table.getByRole('columnheader', { name: 'Saldo' })
  await expect(table.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(balance).not.toHaveAttribute('aria-sort')
  await balance.getByRole('link').press('Enter')
  await expect(balance).toHaveAttribute('aria-sort', 'ascending')
  await expect(balance.getByRole('link')).toBeFocused()
  await balance.getByRole('link').press('Enter')
  await expect(balance).toHaveAttribute('aria-sort', 'descending')
  await expect(table.getByRole('rowheader').first()).toHaveText('Bruno Lima')
  await expect(page).toHaveURL(/sort=balance&direction=descending/)
  await page.reload()
  await expect(table.getByRole('rowheader').first()).toHaveText('Bruno Lima')
})

test('the first column names the row and links to it', async ({ page, livingUrl }) => {
  const table = await openTable(page, livingUrl)
  await table.getByRole('rowheader', { name: 'Camila Souza' }).getByRole('link').click()
  await expect(page).toHaveURL(/#camila$/)
})

test('figures stand at the right and an empty cell is a dash', async ({ page, livingUrl }) => {
  const table = await openTable(page, livingUrl)
  const cells = table.getByRole('row', { name: 'Helena Prado' }).getByRole('cell')
  await expect(cells.nth(2)).toHaveText('–')
  await expect(cells.nth(4)).toHaveCSS('text-align', 'end')
  await expect(cells.nth(5)).toHaveText('–')
})

test('rows are 40 px, the head is 36 px and stays in view', async ({ page, livingUrl }) => {
  const table = await openTable(page, livingUrl)
  const head = table.getByRole('row').first()
  expect((await head.boundingBox())?.height).toBe(36)
  expect((await table.getByRole('row').nth(1).boundingBox())?.height).toBe(40)
  const area = page.getByRole('region', { name: 'Membros' })
  await area.focus()
  await page.keyboard.press('End')
  await expect(table.getByRole('rowheader', { name: 'Juliana Castro' })).toBeInViewport({ ratio: 1 })
  await expect(table.getByRole('columnheader', { name: 'Nome' })).toBeInViewport({ ratio: 1 })
})

test('rows are chosen one by one or all at once, and their number is read out', async ({
  page,
  livingUrl,
}) => {
  const table = await openTable(page, livingUrl)
  const all = table.getByRole('checkbox', { name: 'Marcar todos' })
  const status = page.getByRole('region', { name: 'table', exact: true }).getByRole('status')
  await expect(page.getByRole('button', { name: 'Avisar' })).toBeHidden()
  await table.getByRole('checkbox', { name: 'Marcar Ana Paula Reis' }).press('Space')
  await expect(status).toHaveText('1 marcado')
  await expect(page.getByRole('button', { name: 'Avisar' })).toBeVisible()
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.click()
  await expect(status).toHaveText('10 marcados')
  await expect(all).toBeChecked()
  await all.click()
  await expect(status).toBeEmpty()
})

test('choosing rows moves none of them', async ({ page, livingUrl }) => {
  const table = await openTable(page, livingUrl)
  const before = await table.boundingBox()
  await table.getByRole('checkbox', { name: 'Marcar todos' }).check()
  expect(await table.boundingBox()).toEqual(before)
})

test('on a phone the table scrolls in its place and keeps the names in view', async ({ page, livingUrl }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const table = await openTable(page, livingUrl)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('region', { name: 'Membros' }).focus()
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight')
  await expect(table.getByRole('columnheader', { name: 'Última nota' })).toBeInViewport({ ratio: 0.95 })
  await expect(table.getByRole('rowheader', { name: 'Ana Paula Reis' })).toBeInViewport({ ratio: 1 })
})

test('fingers get 44 px in a table as well', async ({ browser, livingUrl }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, locale: 'pt-BR' })
  const table = await openTable(await context.newPage(), livingUrl)
  const box = await table.getByRole('row').nth(1).locator('label').boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await context.close()
})

test('a table without rows says so where one looks', async ({ page, livingUrl }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${livingUrl}?piece=table-empty`)
  await expect(page.getByRole('heading', { name: 'Nada com esses filtros' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Limpar filtros' })).toBeInViewport({ ratio: 1 })
})

test('pages are links, and the end keeps the focus of who came there', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=pagination`)
  const pages = page.getByRole('navigation', { name: 'Páginas' })
  const [previous, next] = ['Página anterior', 'Próxima página'].map((name) =>
    pages.getByRole('link', { name }),
  )
  await expect(pages).toContainText('1–50 de 2.316')
  await expect(previous ?? pages).toHaveAttribute('aria-disabled', 'true')
  await next?.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(next ?? pages).toHaveAttribute('aria-disabled', 'true')
  await expect(next ?? pages).toBeFocused()
  await next?.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await previous?.click()
  await expect(pages).toContainText('1–50 de 2.316')
})

test('a chip says whether it is on, and a filter can be taken off', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=chip`)
  const work = page.getByRole('group', { name: 'Categorias' }).getByRole('button', { name: 'Trabalho' })
  await expect(work).toHaveAttribute('aria-pressed', 'false')
  expect((await work.boundingBox())?.height).toBe(44)
  await work.press('Space')
  await expect(work).toHaveAttribute('aria-pressed', 'true')
  const state = page.getByRole('button', { name: 'Tirar o filtro UF:' })
  await state.first().click()
  await expect(state).toHaveCount(0)
  await expect(page.getByText('RS, SC, PR')).toHaveCount(0)
  await expect(page.getByText('90 dias ou nenhuma')).toHaveCount(2)
})

test('tabs are links and the current one is told', async ({ page, livingUrl }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${livingUrl}?piece=tabs`)
  const tabs = page.getByRole('navigation', { name: 'Resgates por estado' })
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Em separação 9')
  await tabs.getByRole('link', { name: 'Entregues 1.204' }).press('Enter')
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Entregues 1.204')
  await expect(tabs.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('with forced colours what is chosen, pressed and current still stands out', async ({
  page,
  livingUrl,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const table = await openTable(page, livingUrl)
  await table.getByRole('checkbox', { name: 'Marcar Ana Paula Reis' }).check()
  await expect(table.getByRole('row', { name: 'Ana' }).getByRole('cell').first()).toHaveCSS(
    'border-left-width',
    '4px',
  )
  await page.goto(`${livingUrl}?piece=chip`)
  const [all, work] = ['Todos', 'Trabalho'].map((name) => page.getByRole('button', { name }))
  expect(await all?.evaluate((chip) => getComputedStyle(chip).backgroundColor)).not.toBe(
    await work?.evaluate((chip) => getComputedStyle(chip).backgroundColor),
  )
})

async function openTable(page: Page, livingUrl: string) {
  await page.goto(`${livingUrl}?piece=table`)
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  return table
}
