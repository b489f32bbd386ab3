import { expect, test } from './fixtures.ts'

test('home says who you are and what you have', async ({ as, given }) => {
  const page = await as(
    await given.member({ name: 'Rui Lima', type: 'breeder', workplace: 'Canil Serra Azul' }),
  )
  await page.goto('/home')
  await expect(page).toHaveTitle(/Início – /)
  await expect(page.getByRole('banner').getByText('Rui Lima')).toBeVisible()
  await expect(page.getByText('Canil Serra Azul')).toBeVisible()
  await expect(page.getByText('Disponíveis agora')).toBeVisible()
})

test('a person at level 2 is told that the registration is being verified', async ({
  as,
  given,
  expectAccessible,
}) => {
  const page = await as(await given.member({ level: 2 }))
  await page.goto('/home')
  await expect(page.getByText('Estamos verificando o seu cadastro')).toBeVisible()
  await expectAccessible(page)
})

test('a promoter sees no coins', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'promoter', level: 2 }))
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Disponíveis agora')).toHaveCount(0)
  // Prizes have their prices; what is missing is a balance.
  await expect(page.getByRole('banner').getByText('moedas')).toHaveCount(0)
})

for (const width of [320, 390, 1280]) {
  test(`nothing scrolls sideways at ${width} pixels, however long the name`, async ({ as, given }) => {
    const name = 'Maximiliana Albuquerque de Vasconcellos Cavalcanti e Silva'
    const page = await as(await given.member({ name, workplace: `Clínica Veterinária ${name}` }), {
      language: 'es',
    })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)
  })
}
