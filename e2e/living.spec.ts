import { expect, test } from './fixtures.ts'

/** Each piece has its own test; this one holds the page together. */
for (const [language, label] of [
  ['PT', 'Nome completo'],
  ['ES', 'Nombre completo'],
  ['EN', 'Full name'],
] as const) {
  test(`the living page shows every piece in ${language}`, async ({ page, livingUrl }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(livingUrl)
    await page.getByRole('button', { name: language, exact: true }).click()
    await expect(page.getByLabel(label).first()).toBeVisible()
    expect(await page.locator('section[id]').count()).toBeGreaterThan(35)
    expect(faults).toEqual([])
  })
}
