import { expect, test } from './fixtures.ts'

test('the living page shows every piece without a fault that axe finds', async ({
  page,
  livingUrl,
  expectAccessible,
}) => {
  await page.goto(livingUrl)
  await expect(page.getByRole('main')).toBeVisible()
  await expectAccessible(page)
})
