import type { Page } from '@playwright/test'
import { expect, test, walkTo } from './fixtures.ts'
import { givenInvoice } from './invoice-setting.ts'

const screens = [
  '/home',
  '/recomendacao',
  '/cadastro-de-nota-fiscal',
  '/varias-notas',
  '/loja',
  '/ranking',
  '/extrato',
  '/documentos-enviados',
  '/meus-resgates',
  '/perfil',
  '/notificacao',
  '/clientes',
  '/recomendacoes',
  '/editar-dados',
  '/editar-endereco',
  '/minha-loja',
  '/alterar-senha',
  '/aparelhos',
  '/avisos',
  '/consentimentos',
]

for (const [width, edge] of [
  [1280, 260],
  [1600, 354],
] as const)
  test(`at ${width} px every screen begins at the edge of its header, and nothing reaches beyond the page`, async ({
    as,
    given,
  }) => {
    test.slow()
    const page = await as(await given.member({ type: 'attendant' }))
    await page.setViewportSize({ width, height: 900 })
    for (const screen of screens) {
      await walkTo(page, screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([screen, await edges(page)]).toEqual([screen, { header: edge, contents: edge, isCut: false }])
    }
  })

test('a list stands beside what is opened from it, and the keyboard moves in it', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  for (const number of ['901', '902', '903']) await givenInvoice(world, camila, { number })
  const page = await as(camila)
  await page.goto('/documentos-enviados')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Notas enviadas')
  await expect(page.getByText('Escolha uma nota')).toBeVisible()
  await expectAccessible(page)
  const rows = page.getByRole('region', { name: 'Hoje' }).getByRole('link')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nota 902')
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  const list = page.getByRole('complementary')
  await expect(list.getByRole('link', { name: /Nota 902/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list.getByRole('link', { name: /Nota 902/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nota 903')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/documentos-enviados')

  // A phone has the same addresses, one screen at a time.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Escolha uma nota')).toBeHidden()
  await rows.first().click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nota 903')
  await expect(list).toHaveCount(0)
  await main.getByRole('link', { name: 'Notas enviadas' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Notas enviadas')
})

test('two steps back at once show the screen that they lead to', async ({ as, given, world }) => {
  const camila = await given.member({ type: 'attendant' })
  for (const number of ['901', '902']) await givenInvoice(world, camila, { number })
  const page = await as(camila)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  for (const pauseMs of [10, 25, 40]) {
    await page.goto('/documentos-enviados')
    for (const number of ['901', '902']) {
      await page.getByRole('link', { name: new RegExp(`Nota ${number}`) }).click()
      await expect(title).toHaveText(`Nota ${number}`)
    }
    await page.evaluate((pause) => {
      history.back()
      setTimeout(() => history.back(), pause)
    }, pauseMs)
    await expect(page.getByText('Escolha uma nota')).toBeVisible()
    await expect(title).toHaveText('Notas enviadas')
  }
})

test('what is opened from the profile has its links beside it, by level', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'veterinarian', level: 2 }))
  await page.goto('/aparelhos')
  const list = page.getByRole('complementary')
  await expect(list.getByRole('link', { name: 'Aparelhos conectados' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(list.getByRole('link', { name: 'Editar dados' })).toHaveCount(0)
  await list.getByRole('link', { name: 'Consentimentos' }).click()
  await expect(page).toHaveURL('/consentimentos')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})

/** Where what is seen of the header and of the screen begins, in whole pixels. */
function edges(page: Page) {
  return page.evaluate(() => {
    const left = (selector: string) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1)
    const main = document.querySelector('#content')
    const frame = main?.closest('[data-way-back]') ?? main
    const padding = frame ? Number.parseFloat(getComputedStyle(frame).paddingLeft) : 0
    return {
      header: left('header p'),
      contents: Math.round((frame?.getBoundingClientRect().left ?? -1) + padding),
      isCut: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }
  })
}
