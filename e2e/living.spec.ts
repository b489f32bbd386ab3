import { expect, test } from './fixtures.ts'

/** What each piece does has its own test; these hold the page together. */
test('the living page shows every piece, in every language', async ({ page, livingUrl }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(livingUrl)
  for (const language of ['PT', 'ES', 'EN']) {
    await page.getByRole('button', { name: language, exact: true }).click()
    await expect(page.getByLabel('Nome completo').first()).toBeVisible()
    await expect(page.locator('section[id]')).toHaveCount(51)
  }
  expect(faults).toEqual([])
})

test('a fault that axe finds fails the journey, and is named', async ({ page, expectAccessible }) => {
  await page.setContent(
    '<html lang="pt-BR"><title>Foto</title><main><h1>Foto</h1><img src="a.png"></main></html>',
  )
  await expect(expectAccessible(page)).rejects.toThrow('image-alt: <img src=\\"a.png\\">')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in any piece, ${colorScheme}`, async ({ page, livingUrl, expectAccessible }) => {
    // Every piece at once is much to look through.
    test.setTimeout(90_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(livingUrl)
    await page.getByRole('checkbox', { name: 'Marcar Ana Paula Reis' }).check()
    await page.getByRole('button', { name: 'Aprovar a nota' }).click()
    await expect(page.getByRole('progressbar', { name: 'Enviando: 65 %' })).toBeVisible()
    await expectAccessible(page)
    for (const opener of ['Resgatar a mochila', 'Ler o regulamento', 'Ajustar moedas']) {
      await page.getByRole('button', { name: opener }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
}
