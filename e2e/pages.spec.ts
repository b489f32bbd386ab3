import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { webAppFolder } from '#server/platform/web-build.ts'
import { expect, test } from './fixtures.ts'

const pages = [
  ['/politicas-de-privacidade', 'Política de privacidade', 'Política de privacidad', 'Privacy policy'],
  ['/regulamento', 'Regulamento', 'Reglamento', 'Programme rules'],
  ['/deletar-conta', 'Excluir conta', 'Eliminar cuenta', 'Delete account'],
  ['/suporte', 'Suporte', 'Soporte', 'Support'],
] as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [path, portuguese, spanish, english] of pages) {
  test(`${path} is read without a session, in three languages`, async ({ page, expectAccessible }) => {
    await page.goto(path)
    await expect(heading(page)).toHaveText(portuguese)
    await expect(page).toHaveTitle(`${portuguese} – Petisco`)
    await expect(page.getByText('Atualizado em 17/11/2026')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ES' }).click()
    await expect(heading(page)).toHaveText(spanish)
    await expect(page.getByText('Actualizado el 17/11/2026')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'EN' }).click()
    await expect(heading(page)).toHaveText(english)
    await expect(page.getByText('Updated on 17/11/2026')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(heading(page)).toHaveText(english)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
}

test('a text leads to another and back, with the focus on the heading', async ({ page }) => {
  await page.goto('/suporte')
  await page.getByRole('link', { name: 'Política de privacidade' }).click()
  await expect(heading(page)).toHaveText('Política de privacidade')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toBeInViewport()
  await page.getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/suporte')
  await page.getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/')
})

test('the table of contents leads to its headings, and one step back leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/suporte')
  await page.getByRole('link', { name: 'Regulamento' }).click()
  const contents = page.getByRole('navigation', { name: 'Nesta página' })
  await contents.getByRole('link', { name: '7. Validade das moedas' }).click()
  await contents.getByRole('link', { name: '13. O que não é permitido' }).click()
  await expect(page).toHaveURL('/regulamento#13-o-que-nao-e-permitido')
  await expect(page.getByRole('heading', { name: '13. O que não é permitido' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '13. O que não é permitido' })).toBeInViewport()
  await page.getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/suporte')
})

test('an address with a heading opens there', async ({ page }) => {
  await page.goto('/regulamento#18-contato')
  await expect(page.getByRole('heading', { name: '18. Contato' })).toBeInViewport()
})

test('a member reads the same pages and stays signed in', async ({ given, as }) => {
  const page = await as(await given.member(), { language: 'es' })
  await page.goto('/regulamento')
  await expect(heading(page)).toHaveText('Reglamento')
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page).toHaveURL('/home')
})

test('nothing scrolls sideways on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, portuguese] of pages) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(portuguese)
    await expect(page.getByText('Atualizado em')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test('hostile HTML in the database neither runs nor shows in the browser', async ({ page, world }) => {
  const hostile = `<h2 id="root" onclick="window.hacked=1">Olá</h2><img src="x" onerror="window.hacked=1">
    <script>window.hacked=1</script><svg onload="window.hacked=1"></svg><iframe srcdoc="<p>x</p>"></iframe>
    <form action="https://evil.example"><input name="cpf"></form><style>body{display:none}</style>
    <a href="javascript:window.hacked=1">Toque aqui</a><p style="position:fixed">Fim</p>`
  const support = (text: string) =>
    world.database.pool.query(
      `update text_page set description = $1 where page = 'support' and language = 'pt-BR' and version = 1`,
      [text],
    )
  const { rows } = await world.database.pool.query<{ description: string }>(
    `select description from text_page where page = 'support' and language = 'pt-BR' and version = 1`,
  )
  await support(hostile)
  try {
    await page.goto('/suporte')
    await expect(page.getByRole('heading', { name: 'Olá' })).toBeVisible()
    await page.getByRole('heading', { name: 'Olá' }).click()
    await page.getByText('Toque aqui').click()
    const text = page.locator('main')
    await expect(
      text.locator('script, iframe, form, input, style, [style], [onclick], [onerror], [href^=javascript]'),
    ).toHaveCount(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  } finally {
    await support(rows[0]?.description ?? '')
  }
})

test('a text that could not be had is tried again', async ({ page, expectAccessible }) => {
  await withoutText(page, '/suporte')
  const calls = '**/api/text/support'
  await page.route(calls, (route) =>
    route.fulfill({ status: 500, json: { error: 'Algo deu errado.', request_id: 'r-42' } }),
  )
  await page.goto('/suporte')
  await expect(heading(page)).toHaveText('Suporte')
  await expect(page.getByRole('alert')).toContainText('Não deu para carregar este texto.')
  await expect(page.getByRole('alert')).toContainText('r-42')
  await expectAccessible(page)
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without a connection the person is told what to do', async ({ page }) => {
  await withoutText(page, '/suporte')
  await page.route('**/api/text/support', (route) => route.abort())
  await page.goto('/suporte')
  await expect(page.getByRole('alert')).toContainText('Confira a sua internet')
})

/** As it is served while the database is away. */
async function withoutText(page: Page, path: string) {
  const built = join(webAppFolder, `member${path}.html`)
  await page.route(path, (route) => route.fulfill({ path: built, contentType: 'text/html; charset=utf-8' }))
}
