import type { Page } from '@playwright/test'
import { listNotifications } from '#contract/notifications.ts'
import type { World } from '#server/testing/world.ts'
import { expect, test } from './fixtures.ts'
import { now } from './invoice-setting.ts'

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Notificações/ })
const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Notificações' })

type Telling = { kind?: 'invoice_counted' | 'broadcast'; title?: string; hoursAgo?: number; read?: boolean }

/** Told as the server's features tell it: a row, of which the database lets everybody know. */
async function tell({ database, clock }: World, { id }: { id: string }, told: Telling = {}) {
  const { kind = 'broadcast', title = 'Linha gatos rende mais', hoursAgo = 0, read = false } = told
  const created_at = clock.now().subtract({ hours: hoursAgo })
  const titles = { 'pt-BR': title, es: title, en: title }
  const facts = JSON.stringify(kind === 'broadcast' ? { titles } : { number: '1198', coins: 320 })
  const row = { member_id: id, kind, facts, link: '/home', created_at, read_at: read ? clock.now() : null }
  await database.transaction((tx) => tx.insertInto('notification').values(row).execute())
}

test('news arrive while the page is open; the popup shows the five newest, and who closes it has read them', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const ana = await given.member({ type: 'attendant' })
  const page = await as(ana)
  await page.clock.setFixedTime(now)
  await page.goto('/home')
  await expect(bellOf(page)).toHaveAccessibleName('Notificações')
  const silentBell = await bellOf(page).locator('svg').innerHTML()
  await bellOf(page).click()
  await expect(popupOf(page)).toContainText('Nenhuma notificação')
  await expect(popupOf(page).getByRole('heading', { name: 'Notificações' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popupOf(page)).toBeHidden()
  await expect(bellOf(page)).toBeFocused()

  await given.invoice({ member: ana, status: 'counted' })
  await tell(world, ana, { kind: 'invoice_counted' })
  await expect(bellOf(page)).toHaveAccessibleName('Notificações, 1 não lida')
  expect(await bellOf(page).locator('svg').innerHTML()).not.toBe(silentBell)
  const news = page.getByRole('status').getByText('Nota 1198 aprovada: +320 moedas.')
  await expect(news).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const said = await news.boundingBox()
  const bar = await page.getByRole('navigation').first().boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 20)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page.getByRole('banner').getByText('100 moedas')).toBeVisible()

  for (const hoursAgo of [30, 1, 5, 4, 3]) await tell(world, ana, { title: `Há ${hoursAgo} h`, hoursAgo })
  await expect(bellOf(page)).toHaveAccessibleName('Notificações, 6 não lidas')
  await expect(page.getByRole('status').getByText('6 notificações novas.')).toBeVisible()
  await bellOf(page).click()
  const items = popupOf(page).getByRole('listitem')
  await expect(items).toContainText(['Nota 1198 aprovada', 'Há 1 h', 'Há 3 h', 'Há 4 h', 'Há 5 h'])
  await expect(items.first()).toContainText('Hoje, 14:02')
  await expect(items.getByText('Não lida')).toHaveCount(5)
  await expectAccessible(page)
  const box = await popupOf(page).boundingBox()
  expect(box?.width).toBe(400)
  expect(box?.y).toBeGreaterThanOrEqual(72)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await popupOf(page).boundingBox())?.width).toBe(366)

  await popupOf(page).getByRole('button', { name: 'Fechar' }).click()
  await expect(bellOf(page)).toHaveAccessibleName('Notificações')
  await expect(bellOf(page)).toBeFocused()
  await bellOf(page).click()
  await expect(items.getByText('Lida', { exact: true })).toHaveCount(5)
  await popupOf(page).getByRole('link', { name: 'Ver todas as notificações' }).click()
  await expect(page).toHaveURL('/notificacao')
  await expect(popupOf(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
})

test('leaving the page marks what was there as read, and what comes meanwhile is there at once', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const ana = await given.member()
  await tell(world, ana, { title: 'De hoje' })
  await tell(world, ana, { title: 'De ontem', hoursAgo: 24, read: true })
  await tell(world, ana, { title: 'De outubro', hoursAgo: 24 * 30, read: true })
  const page = await as(ana)
  await page.clock.setFixedTime(now)
  await page.goto('/perfil')
  const link = page.getByRole('main').getByRole('link', { name: 'Notificações', exact: true })
  await link.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Hoje', 'Esta semana', 'Antes'])
  await expect(main.getByText('Ontem, 14:02')).toBeVisible()
  await expect(main.getByText('Não lida')).toHaveCount(1)
  await expectAccessible(page)
  await tell(world, ana, { title: 'De agora' })
  await expect(main.getByRole('listitem').first()).toContainText('De agora')
  await expect(main.getByText('Não lida')).toHaveCount(2)

  const marked = page.waitForResponse('**/api/notifications/update')
  await page.getByRole('complementary').getByRole('link', { name: 'Perfil' }).click()
  expect((await marked).status()).toBe(200)
  await expect(bellOf(page)).toHaveAccessibleName('Notificações')
  const told = await world.api.as(ana).call(listNotifications)
  expect(told.map(({ isRead }) => isRead)).toEqual([1, 1, 1, 1])

  const marking: string[] = []
  page.on('request', (request) => marking.push(new URL(request.url()).pathname))
  await link.click()
  await page.getByRole('complementary').getByRole('link', { name: 'Perfil' }).click()
  await expect(page).toHaveURL('/perfil')
  expect(marking).not.toContain('/api/notifications/update')
})

test('what cannot be loaded says so, and what cannot be marked changes nothing', async ({
  as,
  given,
  world,
}) => {
  const ana = await given.member()
  await tell(world, ana)
  const page = await as(ana)
  await page.route('**/api/notifications', (route) => route.abort())
  await page.goto('/home')
  await bellOf(page).click()
  await expect(popupOf(page).getByRole('alert')).toHaveText('Erro ao carregar notificações.')
  await popupOf(page).getByRole('link', { name: 'Ver todas as notificações' }).click()
  await expect(page.getByRole('main').getByText('Erro ao carregar notificações.')).toBeVisible()
  await page.unroute('**/api/notifications')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('main').getByText('Linha gatos rende mais')).toBeVisible()

  await page.route('**/api/notifications/update', (route) => route.fulfill({ status: 500, json: {} }))
  const refused = page.waitForResponse('**/api/notifications/update')
  await page.getByRole('complementary').getByRole('link', { name: 'Perfil' }).click()
  await refused
  await expect(bellOf(page)).toHaveAccessibleName('Notificações, 1 não lida')
})

test('a connection that is lost begins again where it ended; tabs share one, and nothing is told twice', async ({
  as,
  given,
  world,
}) => {
  const ana = await given.member()
  await tell(world, ana, { title: 'De antes' })
  const page = await as(ana)
  const places: (string | undefined)[] = []
  await page.context().route('**/api/notifications/stream', async (route) => {
    places.push(route.request().headers()['last-event-id'])
    const isFirst = places.length === 1
    const headers = { 'content-type': 'text/event-stream' }
    // A place before everything: all there is would be told anew.
    await (isFirst ? route.fulfill({ headers, body: 'retry: 100\n\nid: 1:1:\n\n' }) : route.continue())
  })
  await page.goto('/home')
  await expect(bellOf(page)).toHaveAccessibleName('Notificações, 1 não lida')
  await expect.poll(() => places).toEqual([undefined, '1:1:'])
  const other = await page.context().newPage()
  await other.goto('/home')
  await expect(bellOf(other)).toHaveAccessibleName('Notificações, 1 não lida')
  await tell(world, ana, { title: 'De depois' })
  for (const tab of [page, other]) {
    await expect(bellOf(tab)).toHaveAccessibleName('Notificações, 2 não lidas')
    await expect(tab.getByRole('status').getByText('De depois')).toBeVisible()
    await expect(tab.getByRole('status').getByText('De antes')).toHaveCount(0)
  }
  expect(places).toHaveLength(2)
  await page.close()
  await expect.poll(() => places.length).toBe(3)
  await tell(world, ana, { title: 'Bem depois' })
  await expect(bellOf(other)).toHaveAccessibleName('Notificações, 3 não lidas')
})

test('whoever leaves the list for another address has read it', async ({ as, given, world }) => {
  const ana = await given.member({ type: 'attendant' })
  await tell(world, ana)
  const page = await as(ana)
  await page.goto('/notificacao')
  await expect(page.getByText('Linha gatos rende mais')).toBeVisible()
  await page.goto('/suporte')
  await expect
    .poll(async () => (await world.api.as(ana).call(listNotifications)).map(({ isRead }) => isRead))
    .toEqual([1])
})
