import type { Page, Request } from '@playwright/test'
import { staffMay } from '#contract/endpoint.ts'
import { type StaffRole, staffRoles } from '#contract/people.ts'
import { redeem } from '#contract/redemptions.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import type { createWorld } from '#server/testing/world.ts'
import { expect, test } from './fixtures.ts'

type World = Awaited<ReturnType<typeof createWorld>>

const endpoints = registeredEndpoints().map((endpoint) => ({
  ...endpoint,
  pattern: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}))

const inOffice = endpoints.filter(
  (endpoint) => endpoint.path.startsWith('/office/') && endpoint.for !== 'anyone',
)

test.describe.configure({ mode: 'parallel' })

/** Whoever may everything has nothing to be kept from. */
const limited = staffRoles.filter((role) => inOffice.some((endpoint) => !staffMay(endpoint, role)))

for (const role of limited) {
  test(`nothing that a person with the role ${role} sees makes a call that is not theirs`, async ({
    asStaff,
    given,
    world,
  }) => {
    await somethingEverywhere(world)
    const page = await asStaff(await given.staff({ role }))
    const calls = await watchCalls(page)
    await page.goto('/gestao/inicio')
    const areas = await linksIn(page, 'nav')
    expect(areas).toContain('/gestao/inicio')
    for (const path of areas) {
      await pressEverything(page, path, calls)
      const [deeper] = (await linksIn(page, 'main')).filter((link) => link.startsWith(`${path}/`))
      if (deeper) await pressEverything(page, deeper, calls)
    }
    expect(calls.made.filter((call) => !isTheirs(call, role))).toEqual([])
    expect(calls.made.length).toBeGreaterThan(areas.length)
  })
}

/** Opens a screen and presses each kind of button once. */
async function pressEverything(page: Page, path: string, calls: Calls) {
  await open(page, path, calls)
  const buttons = page.locator('main button:visible:enabled')
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''),
  )
  for (const name of new Set(names.filter(Boolean))) {
    const button = page.locator('main').getByRole('button', { name, exact: true }).first()
    // One that went with another's press is left alone; one that lies under something is not what gets the press.
    if (await button.isVisible()) await button.click({ force: true, timeout: 500 }).catch(() => undefined)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    if (!new URL(page.url()).pathname.startsWith(path)) await open(page, path, calls)
  }
}

/** By its link where there is one, which spares loading the whole app again. */
async function open(page: Page, path: string, calls: Calls) {
  const link = page.locator(`a[href="${path}"]`).first()
  if (await link.isVisible()) await link.click({ force: true })
  // A form that was begun asks whether to leave it.
  await page.waitForURL(`**${path}`, { timeout: 500 }).catch(() => page.goto(path))
  calls.lastAt = performance.now()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => isQuiet(calls), { intervals: [50] }).toBe(true)
}

/** A screen's code comes first, then its calls, and some of them follow upon the answer of another. */
function isQuiet({ underWay, lastAt }: Calls) {
  return underWay === 0 && performance.now() - lastAt > 500
}

async function linksIn(page: Page, place: 'nav' | 'main'): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = await page
    .locator(`${place} a`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(links.filter((link) => link.startsWith('/gestao/')))]
}

type Calls = { readonly made: string[]; underWay: number; lastAt: number }

/** What would change something is noted and goes no further. */
async function watchCalls(page: Page): Promise<Calls> {
  const calls: Calls = { made: [], underWay: 0, lastAt: performance.now() }
  const note = (change: 1 | -1) => (request: Request) => {
    // It stays open for as long as somebody is there.
    if (request.resourceType() === 'eventsource') return
    calls.underWay += change
    calls.lastAt = performance.now()
  }
  page.on('request', note(1)).on('requestfinished', note(-1)).on('requestfailed', note(-1))
  await page.route('**/api/office/**', (route, request) => {
    const isChange = request.method() !== 'GET'
    calls.made.push(`${request.method()} ${new URL(request.url()).pathname}`)
    return isChange ? route.abort() : route.continue()
  })
  return calls
}

function isTheirs(call: string, role: StaffRole): boolean {
  const [method, path = ''] = call.split(' ')
  const asked = endpoints.filter((endpoint) => endpoint.method === method && endpoint.pattern.test(path))
  return asked.length > 0 && asked.some((endpoint) => staffMay(endpoint, role))
}

/** Every list has something in it to open. */
async function somethingEverywhere({ given, api }: World) {
  const promoter = await given.promoter()
  const member = await given.member({ type: 'attendant', coins: 500, hasAddress: true, promoter })
  await given.member({ type: 'veterinarian', level: 2 })
  const product = await given.product()
  const prize = await given.prize({ price: 100, stock: 3 })
  await api.as(member).call(redeem, { product_id: prize.id })
  await given.invoice({ member })
  await given.distributor()
  await given.challenge({ goal: { target: 1000, bonus: 10 } })
  await given.lead({ member, product })
  await given.prescription({ member, product })
}
