import { expect, test } from './fixtures.ts'

for (const width of [320, 390, 1280]) {
  test(`the navigation leads everywhere by keyboard at ${width} pixels`, async ({
    page,
    livingUrl,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${livingUrl}?piece=navigation`)
    const navigation = page.getByRole('navigation', { name: 'Navegação 3' })
    const links = navigation.getByRole('link')
    await expect(links).toHaveText(['Início', 'Recomendação', 'Enviar nota', 'Loja', 'Perfil'])
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    for (const link of await links.all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    expect(await navigation.evaluate(overlaps)).toEqual([])
    await links.first().focus()
    await page.keyboard.press('Tab')
    await expect(links.nth(1)).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
}

test('a bar at the foot of a phone becomes a rail with the main thing first', async ({ page, livingUrl }) => {
  const order = async () => {
    const links = await page.getByRole('navigation', { name: 'Navegação 3' }).getByRole('link').all()
    const places = await Promise.all(
      links.map(async (link) => ({ text: await link.textContent(), box: await link.boundingBox() })),
    )
    return places
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${livingUrl}?piece=navigation`)
  const bar = await order()
  expect(bar.map(({ box }) => box?.x)).toEqual(bar.map(({ box }) => box?.x).toSorted((a = 0, b = 0) => a - b))
  await page.setViewportSize({ width: 1280, height: 800 })
  const rail = (await order()).toSorted((one, other) => (one.box?.y ?? 0) - (other.box?.y ?? 0))
  expect(rail[0]?.text).toBe('Enviar nota')
})

/** Pairs of neighbouring words that touch each other, in the bar. */
function overlaps(navigation: Element) {
  const words = [...navigation.querySelectorAll('a')].map((link) => {
    const range = document.createRange()
    range.selectNodeContents(link.lastChild ?? link)
    return { text: link.textContent, rect: range.getBoundingClientRect() }
  })
  return words.flatMap(({ text, rect }, index) => {
    const next = words[index + 1]
    const isBeside = next && Math.abs(next.rect.top - rect.top) < 4
    return isBeside && next.rect.left < rect.right ? [`${text} and ${next.text}`] : []
  })
}
