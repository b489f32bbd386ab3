import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('what just happened is read out, and undone by keyboard', async ({ page, livingUrl }) => {
  const { status, approve } = await openToasts(page, livingUrl)
  await approve.press('Enter')
  await expect(status).toContainText('Nota 1.239 aprovada: +320 moedas.')
  const undo = status.getByRole('button', { name: 'Desfazer' })
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Aprovação desfeita.')
})

test('a message dismissed by keyboard gives the focus back', async ({ page, livingUrl }) => {
  const { status } = await openToasts(page, livingUrl)
  const fail = page.getByRole('button', { name: 'Falhar' })
  await fail.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(status.getByRole('button', { name: 'Dispensar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toBeEmpty()
  await expect(page.getByRole('button', { name: 'Avisar por 1 segundo' })).toBeFocused()
})

test('a message leaves by itself, but not from under the pointer or the focus', async ({
  page,
  livingUrl,
}) => {
  await page.clock.install()
  const { status, approve } = await openToasts(page, livingUrl)
  await approve.click()
  await page.clock.runFor(7000)
  await status.getByText('Nota 1.239').hover()
  await page.clock.runFor(20_000)
  await expect(status).toContainText('Nota 1.239')
  await status.getByRole('button', { name: 'Desfazer' }).focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await expect(status).toContainText('Nota 1.239')
  await approve.focus()
  await page.clock.runFor(8500)
  await expect(status).toBeEmpty()
})

test('where coins moved the message stays until it is dismissed', async ({ page, livingUrl }) => {
  await page.clock.install()
  const { status } = await openToasts(page, livingUrl)
  await page.getByRole('button', { name: 'Resgatar' }).click()
  await page.clock.runFor(600_000)
  await expect(status).toContainText('Mochila executiva resgatada: −2.900 moedas.')
  await status.getByRole('button', { name: 'Dispensar' }).click()
  await expect(status).toBeEmpty()
})

test('coins are read with their word, and each language writes its figures', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=coin-amount`)
  const amounts = page.getByRole('region', { name: 'coin-amount' })
  for (const text of ['3.250 moedas', '+320 moedas', '−2.900 moedas', '~240 moedas'])
    await expect(amounts.getByText(text).first()).toBeVisible()
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(amounts.getByText('−2,900 moedas')).toBeVisible()
  await page.getByRole('button', { name: 'ES' }).click()
  await expect(amounts.getByText('−2.900 moedas')).toBeVisible()
})

test('a bar says what it measures and how far it is', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=progress`)
  const bars = page.getByRole('progressbar', { name: 'Meta: fone sem fio' })
  await expect(bars.first()).toHaveAttribute('aria-valuetext', 'faltam 950 moedas')
  expect(await bars.first().evaluate((bar: HTMLProgressElement) => bar.position)).toBeCloseTo(3250 / 4200)
  await expect(
    bars.filter({ has: page.locator(':scope[aria-valuetext="meta alcançada"]') }),
  ).toHaveJSProperty('value', 1)
})

test('with forced colours the bars and the path stay visible', async ({ page, livingUrl }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${livingUrl}?piece=progress`)
  const track = page.getByRole('region', { name: 'progress' }).locator('div[aria-hidden]').first()
  await expect(track).toHaveCSS('border-top-width', '1px')
  expect(await colours(page, 'Highlight')).toBe(
    await track.locator('i').evaluate((filled) => getComputedStyle(filled).backgroundColor),
  )
  await page.goto(`${livingUrl}?piece=timeline`)
  const current = page.getByRole('listitem').filter({ hasText: 'Enviado' }).locator('> span')
  await expect(current).toHaveCSS('outline-width', '3px')
})

test('the path tells what is done, what is now and what comes', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=timeline`)
  const steps = page.getByRole('list', { name: 'Caminho do resgate' }).getByRole('listitem')
  await expect(steps).toHaveText([/Pedido feito/, /Separado feito/, /Enviado agora/, /Entregue a seguir/])
  await expect(steps.and(page.locator('[aria-current=step]'))).toContainText('Enviado')
})

test('a skeleton waits a blink, holds the place and says what is coming', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=skeleton`)
  const section = page.getByRole('region', { name: 'skeleton' })
  await expect(section.getByRole('status')).toHaveText('Carregando...')
  const blocks = section.locator('> div')
  await expect(blocks).toHaveCSS('animation-delay', '0.2s')
  await expect(blocks).toHaveCSS('opacity', '1')
  expect((await blocks.locator('> [aria-hidden]').first().boundingBox())?.height).toBe(112)
})

test('a failure says what failed and what is safe, and can be tried again', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=retry-notice`)
  const failure = page.getByRole('alert').first()
  await expect(failure).toContainText('Não deu para buscar os prêmios. Seu saldo está certo: 3.250 moedas.')
  await expect(failure).toContainText('req_81c4e0')
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('1 tentativa')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentando...' })).toBeDisabled()
})

test('rows lead somewhere with one link each, or do something', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=rows`)
  const rows = page.getByRole('list', { name: 'Minha atividade' })
  await rows.getByRole('link', { name: 'Notificações 2 novas' }).press('Enter')
  await expect(page).toHaveURL(/#notifications$/)
  await expect(rows.getByRole('button', { name: 'Saindo...' })).toBeDisabled()
  for (const row of await rows.getByRole('listitem').all())
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56)
})

test('every notice has an icon, and none is known by colour alone', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=notice`)
  const notices = page.locator('[data-kind]')
  await expect(notices).toHaveCount(12)
  for (const notice of await notices.all()) await expect(notice.locator('> svg')).toBeVisible()
})

test('a tag is 26 px high, and a long one stays on the page', async ({ page, livingUrl }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${livingUrl}?piece=tag`)
  const tags = page.locator('[data-kind]')
  expect((await tags.first().boundingBox())?.height).toBe(26)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('nothing moves for those who asked for less motion', async ({ page, livingUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(livingUrl)
  await expect(page.getByRole('region', { name: 'progress' })).toBeVisible()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  )
  expect(moving).toEqual([])
})

async function openToasts(page: Page, livingUrl: string) {
  await page.goto(`${livingUrl}?piece=toast`)
  const section = page.getByRole('region', { name: 'toast' })
  await expect(section).toBeVisible()
  return {
    status: section.getByRole('status'),
    approve: page.getByRole('button', { name: 'Aprovar a nota' }),
  }
}

/** A colour of the system, as the browser writes it. */
async function colours(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.createElement('i')
    probe.style.cssText = `background:${colour};forced-color-adjust:none`
    document.body.append(probe)
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, name)
}
